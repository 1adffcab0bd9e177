/** Papers, tenure and yearly costs, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const papers: readonly Scene[] = [
  {
    on: ["fiveOnly"],
    icon: "🔑",
    title: ["满五唯一, {district} {type}"],
    open: {
      professional: [
        "소유주가 만 오 년 넘게 보유한 가족 유일 주택(满五唯一)입니다. 세액은 세무 창구에서 확인하시기 바랍니다.",
      ],
      friendly: ["중국 매물에서 ‘满五唯一’ 네 글자 보신 적 있죠? 만 오 년 넘게 보유한 가족 유일 주택이라는 뜻이에요."],
      luxury: ["오래 지켜 온 집(满五唯一)."],
      trendy: ["满五唯一. 중국 집 좀 찾아본 사람은 아는 네 글자."],
    },
    line: {
      professional: ["{fiveOnly} 매물입니다. 세액은 세무 창구에서 확인하시기 바랍니다"],
      friendly: ["{fiveOnly} 매물이에요. 세금이 달라질 수 있는 항목이니 세무 창구에 물어보세요"],
      trendy: ["{fiveOnly} 👉 세금 계산할 때 보는 줄"],
    },
  },
  {
    on: ["overFive"],
    icon: "🔑",
    line: {
      any: ["{overFive} 매물입니다. 보유 기간에 따라 거래 세금이 달라질 수 있습니다"],
      friendly: ["{overFive} 매물이에요. 보유 기간에 따라 거래 세금이 달라질 수 있어요"],
      trendy: ["{overFive}, 세금은 창구 확인"],
    },
  },
  {
    on: ["overTwo"],
    icon: "🔑",
    line: {
      any: ["{overTwo} 매물입니다. 보유 기간에 따라 거래 세금이 달라질 수 있습니다"],
      friendly: ["{overTwo} 매물이에요. 보유 기간에 따라 거래 세금이 달라질 수 있어요"],
      trendy: ["{overTwo}, 세금은 창구 확인"],
    },
  },
  { on: ["onlyHome"], icon: "🔑", line: { any: ["{onlyHome}입니다"], trendy: ["{onlyHome}"] } },
  {
    on: ["chainFree"],
    icon: "🔗",
    title: ["체인 프리, {district} {type}"],
    open: {
      professional: ["체인 프리(chain free) 매물입니다. 매도인이 다음 집을 사야 팔 수 있는 조건이 걸려 있지 않습니다."],
      friendly: ["영국 집은 앞뒤 거래가 줄줄이 엮여 늦어지곤 하죠? 이 집은 체인 프리(chain free)예요."],
      luxury: ["기다릴 다른 거래가 없습니다. 체인 프리(chain free)."],
      trendy: ["체인 프리(chain free). 영국 집 사 본 사람은 이 단어에서 멈춤."],
    },
    line: {
      professional: ["체인 프리(chain free) 매물입니다"],
      friendly: ["체인 프리(chain free)라 매도인이 다음 집 구하기를 기다릴 일이 없어요"],
      luxury: ["체인 프리(chain free), 다른 거래를 기다리지 않습니다"],
      trendy: ["체인 프리(chain free) 👉 줄줄이 대기 없음"],
    },
  },
  {
    on: ["tenure", "groundRent"],
    icon: "📜",
    weight: 58,
    line: {
      professional: ["소유 형태는 {tenure}, {groundRent}"],
      friendly: ["서류 얘기도 짧게 할게요. {tenure}, {groundRent}"],
      trendy: ["서류 체크: {tenure}, {groundRent}"],
    },
  },
  {
    on: ["hoaFee"],
    icon: "🧾",
    weight: 44,
    line: {
      professional: ["{hoaFee}입니다"],
      friendly: ["{hoaFee}. 무엇이 포함되는지 물어보면 유지비가 또렷해져요"],
      trendy: ["{hoaFee}, 포함 항목 체크"],
    },
  },
  {
    on: ["energyClass", "emissionsClass"],
    icon: "🔋",
    weight: 44,
    line: {
      professional: ["{energyClass}, {emissionsClass}입니다"],
      friendly: ["{energyClass}, {emissionsClass}. 고지서보다 먼저 받아 보는 힌트예요"],
      trendy: ["{energyClass}, {emissionsClass}. 난방비 힌트"],
    },
  },
];
