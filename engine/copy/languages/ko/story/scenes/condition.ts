/** What was done to the home, and when, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const condition: readonly Scene[] = [
  {
    on: ["pre1940", "renovated"],
    icon: "🕰️",
    weight: 95,
    title: ["{year.num}에 짓고, {renovated}"],
    open: {
      professional: ["{year.of} 건물을 {renovated}했습니다."],
      friendly: ["{year.of} 집인데, {renovated}을/를 마쳤어요. 오래된 집이 좋은데 공사는 부담이던 분들께요."],
      luxury: ["{year.of} 집, {renovated}을/를 마쳤습니다."],
      trendy: ["{year.of} 집, {renovated} 마침 🕰️"],
    },
    line: {
      professional: ["{renovated}을/를 마쳤습니다"],
      friendly: ["{year.of} 집인데 {renovated}을/를 마쳤어요. 어디를 손봤는지 같이 물어봐요"],
      luxury: ["{year.num}에 시작된 집, {renovated}"],
      trendy: ["{year.of} 집 + {renovated}"],
    },
  },
  {
    on: ["fullyRenovated", "nearTransit", "transit"],
    icon: "🚇",
    weight: 90,
    title: ["{fullyRenovated}, {transit}"],
    open: {
      professional: ["{fullyRenovated}를 마쳤고, {transit}입니다."],
      friendly: ["역을 고르면 집이 낡았고, 집을 고르면 역이 멀었죠? 여기는 {fullyRenovated}에 {transit}이에요/예요."],
      luxury: ["{fullyRenovated}를 마친 집, {transit}."],
      trendy: ["{fullyRenovated} + {transit}. 둘 중 하나 포기 안 해도 됨."],
    },
    end: { friendly: ["역이 먼저예요, 집이 먼저예요? 댓글로 알려 주세요!"] },
  },
  {
    on: ["nearTransit", "transit", "convenienceStore"],
    icon: "🚇",
    weight: 78,
    line: {
      professional: ["{transit}이며 {convenienceStore}이 가깝습니다"],
      friendly: ["{transit}, 거기에 {convenienceStore}까지 가까워서 퇴근길 동선이 짧아요"],
      trendy: ["{transit} + {convenienceStore}, 퇴근길 동선이 짧음"],
    },
  },
  {
    on: ["freshWallpaper"],
    icon: "🧻",
    title: ["{freshWallpaper}, {district} {type}"],
    open: {
      professional: ["{freshWallpaper}를 마친 집입니다."],
      friendly: ["이사 전날 도배 냄새 빼느라 창문 열어 둔 기억, 있으시죠? {freshWallpaper}, 이미 끝났어요."],
      luxury: ["새로 바른 벽, 새로 깐 바닥. {freshWallpaper}."],
      trendy: ["{freshWallpaper} 끝. 벽지 고르다 싸울 일 없음."],
    },
    line: {
      professional: ["{freshWallpaper}를 마쳤습니다"],
      friendly: ["{freshWallpaper}가 끝나서 벽지 고를 일 없이 짐만 들이면 돼요"],
      luxury: ["{freshWallpaper}, 벽과 바닥이 새것입니다"],
      trendy: ["{freshWallpaper} 👉 벽지 고를 일 없음"],
    },
  },
  {
    on: ["newBathroom"],
    icon: "🚿",
    line: {
      professional: ["{newBathroom}입니다"],
      friendly: ["{newBathroom}이라 실리콘 곰팡이부터 닦을 일은 없겠죠"],
      luxury: ["{newBathroom}"],
      trendy: ["{newBathroom} 👉 들어가서 거울부터 보기"],
    },
  },
  {
    on: ["newWindows"],
    icon: "🪟",
    line: {
      professional: ["{newWindows}를 마쳤습니다"],
      friendly: ["{newWindows}를 마쳐서 문풍지 살 일이 줄어요"],
      luxury: ["{newWindows}, 바깥과의 경계를 다시 다듬었습니다"],
      trendy: ["{newWindows} 👉 뽁뽁이 졸업"],
    },
  },
  {
    on: ["newBoiler"],
    icon: "🌡️",
    line: {
      professional: ["{newBoiler}를 마쳤습니다"],
      friendly: ["{newBoiler}를 마쳐서 한겨울 샤워 중 찬물 걱정은 덜어요"],
      luxury: ["{newBoiler}, 보이지 않는 곳부터 손보았습니다"],
      trendy: ["{newBoiler} 완료"],
    },
  },
  {
    on: ["newRoof"],
    icon: "🏠",
    line: {
      professional: ["{newRoof}를 마쳤습니다"],
      friendly: ["{newRoof}를 마쳐서 큰 공사 하나를 덜었어요"],
      luxury: ["{newRoof}, 비를 먼저 생각한 집"],
      trendy: ["{newRoof} 완료 👉 큰 공사 하나 덜었음"],
    },
  },
  {
    on: ["fineFinish", "ownerOccupied"],
    icon: "🛋️",
    weight: 78,
    title: ["소유주가 살며 관리한 {district} {type}"],
    open: {
      professional: ["소유주가 직접 살며 관리했고, 인테리어 마감이 되어 있습니다."],
      friendly: ["세놓으려고 급히 꾸민 집과는 결이 달라요. 소유주가 직접 살며 관리한 집이거든요."],
      luxury: ["집을 아는 사람이 돌본 집. 소유주가 직접 살며 관리했습니다."],
      trendy: ["주인이 직접 살던 집. 관리 상태는 현장에서 확인 ㄱㄱ"],
    },
    line: {
      professional: ["인테리어 마감이 되어 있으며 소유주가 살며 관리했습니다"],
      friendly: ["인테리어는 되어 있고, 소유주가 살며 관리했어요"],
      luxury: ["인테리어를 갖추고, 소유주가 살며 돌본 집"],
      trendy: ["인테리어 완료 + 소유주가 살며 관리"],
    },
  },
  {
    on: ["ownerOccupied"],
    icon: "🗝️",
    line: {
      professional: ["소유주가 살며 관리한 집입니다"],
      friendly: ["소유주가 살며 관리한 집이라 물어보면 답이 바로 나와요"],
      luxury: ["소유주의 손길이 닿아 온 집"],
      trendy: ["소유주가 살며 관리, 질문 환영"],
    },
  },
  {
    on: ["wellKept"],
    icon: "✨",
    line: {
      any: ["관리가 잘 된 상태라고 안내되어 있습니다"],
      friendly: ["관리가 잘 된 집이라고 하니, 눈으로 확인만 하면 돼요"],
      trendy: ["관리 잘 됨, 확인은 눈으로"],
    },
  },
  {
    on: ["fineFinish"],
    icon: "🛋️",
    line: {
      professional: ["인테리어 마감이 되어 있습니다"],
      friendly: ["인테리어가 되어 있어서 가구만 고르면 돼요"],
      luxury: ["마감을 마친 실내, 남은 것은 가구의 자리"],
      trendy: ["인테리어 완료 👉 가구만 고르기"],
    },
  },
  {
    on: ["newBuild"],
    icon: "🏗️",
    open: {
      professional: ["신축입니다. 하자 점검 목록을 준비해 방문하시기 바랍니다."],
      friendly: ["신축이에요. 하자 점검 목록만 챙겨 오세요."],
      luxury: ["아직 아무의 습관도 배지 않은 집. 신축입니다."],
      trendy: ["신축. 비닐 뜯는 맛 아는 사람?"],
    },
    line: {
      professional: ["신축입니다"],
      friendly: ["신축이라 고칠 것보다 고를 것이 많아요"],
      luxury: ["신축"],
      trendy: ["신축 👉 하자 점검은 꼼꼼히"],
    },
  },
];
