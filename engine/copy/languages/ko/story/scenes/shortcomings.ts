/** What is less good, said before it is found, in Korean. */
import type { Scene } from "#engine/copy/languages/base/story";

export const shortcomings: readonly Scene[] = [
  {
    on: ["upstairsWithoutLift", "noLift"],
    icon: "🪜",
    but: {
      professional: ["{floor}이며 엘리베이터가 없습니다. 이사 방법을 미리 정해 두시기 바랍니다."],
      friendly: [
        "{floor}인데 엘리베이터는 없어요. 이삿짐 계획은 미리미리요.",
        "엘리베이터가 없어서 {floor.short}까지 걸어 올라가요. 장바구니는 가볍게, 이사는 사다리차부터 알아보세요.",
      ],
      luxury: ["엘리베이터는 없습니다. {floor.short}까지, 천천히 오르시게 됩니다."],
      trendy: ["엘리베이터 없음, {floor.short}까지 계단.", "{floor.short}인데 엘베 없음. 이사 방법부터 알아보기."],
    },
  },
  {
    on: ["noLift"],
    icon: "🪜",
    but: {
      any: ["엘리베이터가 없습니다. 큰 짐은 옮길 방법을 미리 알아보시기 바랍니다."],
      friendly: ["엘리베이터는 없어요. 큰 짐은 옮길 방법부터 알아보세요."],
      trendy: ["엘리베이터 없음. 큰 짐은 각오."],
    },
  },
  {
    on: ["sharedHome"],
    icon: "🚪",
    but: {
      any: ["셰어하우스이므로 함께 쓰는 공간의 규칙을 먼저 확인하시기 바랍니다."],
      friendly: ["셰어하우스라 주방과 욕실 규칙은 들어오기 전에 물어보는 게 좋아요."],
      trendy: ["셰어하우스. 설거지 규칙부터 물어보기."],
    },
  },
  {
    on: ["bareShell"],
    icon: "🧱",
    but: {
      any: ["내부 마감 전 상태이므로 공사 기간과 비용을 함께 잡으셔야 합니다."],
      friendly: ["내부 마감 전이라 공사 기간과 비용을 같이 잡으셔야 해요. 대신 콘센트 자리까지 정할 수 있어요."],
      trendy: ["마감 전 상태. 공사비는 별도로 계산."],
    },
  },
  {
    on: ["noPets"],
    icon: "🐾",
    but: {
      any: ["반려동물과는 함께 살 수 없습니다."],
      friendly: ["반려동물은 함께 살 수 없어요."],
      luxury: ["반려동물과는 함께하실 수 없습니다."],
      trendy: ["반려동물은 불가."],
    },
  },
  {
    on: ["unfurnished"],
    icon: "🛋️",
    but: {
      any: ["가구는 포함되지 않습니다."],
      friendly: ["가구는 없어요. 보러 올 때 줄자를 챙겨 오세요."],
      trendy: ["가구 없음. 줄자 필수."],
    },
  },
  {
    on: ["northOnly"],
    icon: "🧭",
    but: {
      any: ["창이 북향이라 직사광선은 적습니다. 낮 시간에 보시기 바랍니다."],
      friendly: ["창이 북향이라 직사광선은 적어요. 꼭 낮에 보러 오세요."],
      luxury: ["창은 북쪽을 봅니다. 빛은 고르고, 볕은 적습니다."],
      trendy: ["북향. 볕은 적음, 낮에 와서 확인."],
    },
  },
  {
    on: ["groundLevel"],
    icon: "🚪",
    but: {
      any: ["{floor.short}이라/라 습기와 시선을 함께 살펴보시기 바랍니다."],
      friendly: ["{floor.short}이라/라 습기랑 창밖 시선은 직접 확인해 보세요. 대신 무거운 짐 들고 오를 일은 적고요."],
      trendy: ["{floor.short}. 습기, 시선 체크."],
    },
  },
  {
    on: ["topOfHouse"],
    icon: "🏢",
    but: {
      any: ["꼭대기 층이라 여름 단열과 누수 이력을 확인하시기 바랍니다."],
      friendly: ["꼭대기 층이라 단열과 누수 이력은 꼭 물어보세요."],
      luxury: ["위층이 없는 집입니다. 단열과 누수 이력은 함께 살피시기 바랍니다."],
      trendy: ["꼭대기 층. 단열과 누수 이력은 확인."],
    },
  },
  {
    on: ["pre1940"],
    icon: "🧱",
    but: {
      any: ["{year.of} 건물이므로 지붕, 배관, 단열은 전문가와 함께 보시기 바랍니다."],
      friendly: ["{year.of} 집이라 지붕이랑 배관, 단열은 전문가와 같이 보러 오시는 게 좋아요."],
      luxury: ["{year.num}의 집인 만큼, 지붕과 배관은 전문가의 눈으로 보시기 바랍니다."],
      trendy: ["{year.num}생이라 지붕·배관·단열은 전문가 동행 추천."],
    },
  },
  {
    on: ["olderBuilding"],
    icon: "🧱",
    but: {
      any: ["{year} 건물이므로 배관과 창호, 공용부 상태를 확인하시기 바랍니다."],
      friendly: ["{year} 건물이라 수압이랑 배관은 직접 틀어 보고 확인하세요."],
      luxury: ["{year} 건물입니다. 방문하실 때 배관과 창호도 살펴보시기 바랍니다."],
      trendy: ["{year}. 수압 체크는 필수, 샤워기 틀어 보기."],
    },
  },
];
