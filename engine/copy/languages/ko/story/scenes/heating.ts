/** Heating, cooling, panes and lines, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const heating: readonly Scene[] = [
  {
    on: ["underfloorHeating", "heatPump"],
    icon: "♨️",
    weight: 78,
    line: {
      professional: ["히트펌프와 바닥난방을 갖추었습니다"],
      friendly: ["히트펌프에 바닥난방. 겨울 아침에도 맨발이에요"],
      luxury: ["히트펌프가 데우는 바닥, 맨발의 아침"],
      trendy: ["히트펌프 + 바닥난방, 맨발 허용"],
    },
  },
  {
    on: ["underfloorHeating"],
    icon: "♨️",
    line: {
      professional: ["바닥난방입니다"],
      friendly: ["바닥난방이라 겨울 아침에도 맨발로 내려서요"],
      luxury: ["바닥에서부터 올라오는 온기"],
      trendy: ["바닥난방 👉 겨울에도 맨발"],
    },
  },
  {
    on: ["individualHeating"],
    icon: "🌡️",
    line: {
      professional: ["개별난방입니다"],
      friendly: ["개별난방이라 온도도 요금도 우리 집이 쓰는 만큼이에요"],
      luxury: ["온도를 스스로 정하는 개별난방"],
      trendy: ["개별난방 👉 켜는 시기는 내가 정함"],
    },
  },
  {
    on: ["districtHeating"],
    icon: "🌡️",
    line: {
      any: ["지역난방입니다"],
      friendly: ["지역난방이라 보일러 놓을 자리가 필요 없어요"],
      luxury: ["지역난방, 고르게 번지는 온기"],
      trendy: ["지역난방, 보일러 자리 없음"],
    },
  },
  {
    on: ["heatPump"],
    icon: "🌡️",
    line: {
      professional: ["히트펌프를 씁니다"],
      friendly: ["난방은 히트펌프예요. 요금 고지서를 보여 달라고 하면 감이 잡혀요"],
      luxury: ["히트펌프, 조용한 온기"],
      trendy: ["난방은 히트펌프"],
    },
  },
  {
    on: ["centralHeating"],
    icon: "🌡️",
    line: {
      any: ["중앙난방입니다"],
      friendly: ["중앙난방이에요. 요금이 어떻게 매겨지는지도 같이 물어봐요"],
      trendy: ["중앙난방 있음"],
    },
  },
  {
    on: ["gasHeating"],
    icon: "🌡️",
    line: { any: ["가스난방입니다"], friendly: ["난방은 가스예요"], trendy: ["난방은 가스"] },
  },
  {
    on: ["solar"],
    icon: "🔆",
    line: {
      professional: ["태양광 패널이 있습니다. 발전량 기록을 확인하시기 바랍니다"],
      friendly: ["태양광 패널이 있어요. 지난 고지서를 같이 보면 얼마나 도움이 되는지 보여요"],
      luxury: ["지붕이 햇빛을 모읍니다. 태양광 패널"],
      trendy: ["태양광 패널 👉 발전량은 고지서로 확인"],
    },
  },
  {
    on: ["systemAircon"],
    icon: "❄️",
    line: {
      professional: ["{systemAircon}을/를 갖추었습니다"],
      friendly: ["{systemAircon}이/가 있어서 스탠드 에어컨 놓을 자리를 아껴요"],
      luxury: ["{systemAircon}, 벽을 비워 두었습니다"],
      trendy: ["{systemAircon} 👉 스탠드 에어컨 자리 세이브"],
    },
  },
  {
    on: ["freshAir"],
    icon: "🍃",
    line: {
      professional: ["환기 시스템이 있습니다"],
      friendly: ["환기 시스템이 있어서 미세먼지 심한 날엔 창을 닫고도 공기를 바꿔요"],
      luxury: ["창을 닫아도 공기는 흐릅니다. 환기 시스템"],
      trendy: ["환기 시스템 👉 미세먼지 날에도 환기"],
    },
  },
  {
    on: ["doubleGlazing"],
    icon: "🪟",
    line: {
      professional: ["이중창입니다"],
      friendly: ["이중창이라 창을 닫으면 바깥소리가 한 겹 멀어져요"],
      luxury: ["이중창, 바깥은 한 겹 뒤에"],
      trendy: ["이중창 👉 바깥소리 한 겹 멀게"],
    },
  },
  {
    on: ["tripleGlazing"],
    icon: "🪟",
    line: {
      any: ["삼중창입니다"],
      friendly: ["삼중창이라 바깥과 사이가 꽤 멀어요"],
      trendy: ["삼중창 👉 바깥소리 더 다운"],
    },
  },
  {
    on: ["fibre"],
    icon: "📶",
    line: {
      professional: ["광섬유 인터넷을 쓸 수 있습니다"],
      friendly: ["광섬유 인터넷이라 화상 회의에서 얼굴이 멈추는 일은 줄겠죠"],
      luxury: ["광섬유 인터넷을 갖추었습니다"],
      trendy: ["광섬유 인터넷 👉 재택근무 준비"],
    },
  },
  {
    on: ["broadband"],
    icon: "📶",
    line: {
      professional: ["인터넷 설치를 마쳤습니다"],
      friendly: ["인터넷이 이미 깔려 있어서 기사님 방문 날짜 안 잡아도 돼요"],
      luxury: ["인터넷은 설치를 마쳐 두었습니다"],
      trendy: ["인터넷 설치 완료 👉 공유기만 꽂기"],
    },
  },
  {
    on: ["pipedGas"],
    icon: "🔥",
    line: {
      any: ["도시가스가 들어옵니다"],
      friendly: ["도시가스라 가스통 주문할 일이 없어요"],
      trendy: ["도시가스 👉 가스통 안녕"],
    },
  },
  {
    on: ["separateGas"],
    icon: "🔥",
    line: { any: ["가스는 독립식입니다"], friendly: ["가스는 독립식이에요"], trendy: ["가스는 독립식"] },
  },
  {
    on: ["smartLock"],
    icon: "🔐",
    line: {
      professional: ["디지털 도어록을 쓰고 있습니다"],
      friendly: ["디지털 도어록이라 열쇠 찾아 가방 뒤집을 일이 없어요"],
      luxury: ["열쇠 없이 드나드는 문"],
      trendy: ["디지털 도어록 👉 열쇠 분실 이슈 없음"],
    },
  },
];
