/** Fire, floors, heating and what is behind the walls, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const inside: readonly Scene[] = [
  {
    on: ["pre1940", "originalFireplace"],
    icon: "🔥",
    weight: 98,
    title: ["{year.num}생 집에 남은 벽난로", "오래된 집, 오리지널 벽난로"],
    open: {
      professional: ["{year.of} 건물이며, 오리지널 벽난로가 남아 있습니다."],
      friendly: ["{year.of} 집이라고 하면 제일 먼저 뭐가 궁금하세요? 벽난로요? 네, 오리지널로 남아 있어요."],
      luxury: ["{year.of} 집. 오리지널 벽난로가 아직 방의 중심을 지킵니다."],
      trendy: ["{year.of} 집, 벽난로는 오리지널 🕰️"],
    },
    line: {
      professional: ["오리지널 벽난로가 남아 있습니다. 실제로 쓸 수 있는지는 확인하시기 바랍니다"],
      friendly: ["{year.of} 집에 오리지널 벽난로. 불을 때도 되는지는 보러 올 때 같이 물어봐요"],
      luxury: ["{year.num}의 집, 오리지널 벽난로"],
      trendy: ["{year.num}생 집의 벽난로 👉 불 때도 되는지는 확인"],
    },
    end: { friendly: ["벽난로 위엔 뭘 올려 두실래요? 🕯️"], trendy: ["벽난로 앞 인증샷 포즈, 댓글로 👇"] },
  },
  {
    on: ["originalFireplace", "bayWindow"],
    icon: "🔥",
    weight: 93,
    line: {
      professional: ["베이 윈도와 오리지널 벽난로가 있습니다"],
      friendly: ["낮에는 베이 윈도 앞, 저녁엔 오리지널 벽난로 앞. 의자 하나로 두 자리예요"],
      luxury: ["낮의 자리는 베이 윈도, 밤의 자리는 오리지널 벽난로"],
      trendy: ["베이 윈도 + 오리지널 벽난로, 인테리어 이미 끝"],
    },
  },
  {
    on: ["originalFireplace"],
    icon: "🔥",
    title: ["오리지널 벽난로가 있는 {district} {type}"],
    open: {
      professional: ["오리지널 벽난로가 있는 집입니다."],
      friendly: ["요즘 흉내 낸 벽난로 말고, 오리지널 벽난로가 있는 집이에요."],
      luxury: ["방의 중심이 이미 정해져 있는 집. 오리지널 벽난로가 있습니다."],
      trendy: ["오리지널 벽난로 있음. 소파는 그 앞에."],
    },
    line: {
      professional: ["오리지널 벽난로가 있습니다"],
      friendly: ["오리지널 벽난로가 있어서 가구 배치가 거기서부터 시작돼요"],
      luxury: ["오리지널 벽난로, 겨울이 모이는 자리"],
      trendy: ["오리지널 벽난로 👉 불 때도 되는지는 확인"],
    },
  },
  {
    on: ["woodStove"],
    icon: "🔥",
    title: ["장작 난로가 있는 {district} {type}", "장작 난로가 있는 집"],
    open: {
      professional: ["장작 난로를 갖춘 {type}입니다."],
      friendly: ["겨울이 오길 기다려 본 적 있으세요? 장작 난로가 있으면 그렇게 돼요."],
      luxury: ["불은 눈을 먼저 데웁니다. 장작 난로가 있는 집."],
      trendy: ["장작 난로 있음. 겨울 저녁은 난로 앞."],
    },
    line: {
      professional: ["장작 난로가 있습니다"],
      friendly: ["장작 난로가 있어요. 장작 한 개비 넣고, 고구마 두어 개 얹고"],
      luxury: ["장작 난로, 타닥이는 소리로 깊어지는 밤"],
      trendy: ["장작 난로 👉 집에서 불멍"],
    },
    end: {
      friendly: ["난로 위엔 고구마, 주전자? 골라 주세요 🍠"],
      trendy: ["불멍 vs 넷플릭스, 골라 봐 🔥"],
      luxury: ["첫 장작은 언제 넣으시겠습니까."],
    },
  },
  {
    on: ["woodStove", "fibre"],
    icon: "⚡",
    weight: 95,
    title: ["장작 난로와 광섬유 인터넷"],
    open: {
      professional: ["장작 난로와 광섬유 인터넷을 함께 갖춘 집입니다."],
      friendly: ["낮에는 광섬유 인터넷으로 일하고, 저녁엔 장작 난로 앞. 둘 다 되는 집이에요."],
      luxury: ["느린 불과 빠른 선. 장작 난로와 광섬유 인터넷이 한집에 있습니다."],
      trendy: ["장작 난로 + 광섬유 인터넷. 불은 느리게, 로딩은 빠르게 🪵"],
    },
    line: {
      professional: ["장작 난로와 광섬유 인터넷을 갖추었습니다"],
      friendly: ["낮엔 광섬유로 화상 회의, 밤엔 장작 난로로 불멍"],
      luxury: ["광섬유의 속도, 장작 난로의 느림"],
      trendy: ["낮엔 광섬유로 일, 밤엔 장작 난로 앞"],
    },
  },
  {
    on: ["stoneHouse", "woodStove"],
    icon: "🪨",
    weight: 94,
    title: ["돌집과 장작 난로, {place}"],
    open: {
      professional: ["장작 난로를 갖춘 석조 주택입니다."],
      friendly: ["돌로 지은 집에 장작 난로. 겨울 이야기는 여기서 쓰면 되겠어요."],
      luxury: ["돌은 오래 식고, 불은 천천히 번집니다. 장작 난로가 있는 석조 주택."],
      trendy: ["돌집 + 장작 난로. 겨울에 보러 가고 싶은 집 🪵"],
    },
    line: {
      professional: ["석조 주택으로 장작 난로가 있습니다"],
      friendly: ["돌로 지은 집에 장작 난로라 밤이 길어도 좋아요"],
      luxury: ["돌과 불, 석조 주택의 장작 난로"],
      trendy: ["돌집에 장작 난로, 겨울 저녁은 이 앞에서"],
    },
  },
  {
    on: ["beams"],
    icon: "🪵",
    line: {
      professional: ["들보가 드러나 있습니다"],
      friendly: ["드러난 들보를 올려다보는 재미가 있어요"],
      luxury: ["드러난 들보, 집이 버텨 온 선"],
      trendy: ["들보 노출 👉 천장이 인테리어"],
    },
  },
  {
    on: ["hardwoodFloor"],
    icon: "🪵",
    line: {
      professional: ["바닥은 원목 마루입니다"],
      friendly: ["원목 마루라 맨발로 다니고 싶어져요"],
      luxury: ["원목 마루, 발소리가 부드러워지는 바닥"],
      trendy: ["원목 마루 👉 러그 살 핑계 없음"],
    },
  },
  {
    on: ["woodFloor"],
    icon: "🪵",
    line: {
      professional: ["바닥은 마루입니다"],
      friendly: ["마루 바닥이라 청소기 한 번이면 말끔해요"],
      luxury: ["마루 바닥의 결"],
      trendy: ["마루 바닥 👉 로봇 청소기 환영"],
    },
  },
];
