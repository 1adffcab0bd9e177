/** Touchstones in Korean: what good copy sounds like, written for this product about homes that do not exist. */
import type { Touchstone } from "./touchstone.ts";

export const ko: readonly Touchstone[] = [
  {
    family: "social-post",
    style: "friendly",
    text: `짐 많은 분, 이 집은 창고부터 보세요. 복도 쪽에 따로 있어서 캠핑 장비도 유모차도 현관을 막지 않습니다.

✔ 방 3개, 욕실 2개, 전용면적 84.9㎡
✔ 거실과 안방은 남향
✔ 관리비 월 18만 원(난방비 별도)
✔ 매매 6억 4,000만 원

2001년 준공. 보고 싶은 날짜 남겨 주시면 맞춰 볼게요.`,
  },
  {
    family: "micro-post",
    style: "trendy",
    text: "보증금 1,000만 원에 월세 55만 원, 관리비 5만 원. 매달 나가는 돈은 60만 원. 원룸 23㎡, 2층, 세탁기·냉장고 있음. 주차는 안 됩니다. 대신 자전거 보관대가 있어요.",
  },
  {
    family: "portal",
    style: "professional",
    text: "전용면적 59.8㎡, 방 2개와 욕실 1개로 이루어진 아파트입니다. 총 15층 중 11층이며 동향이라 거실에 아침 햇살이 먼저 듭니다. 2012년 준공, 지역난방입니다. 전세 3억 2,000만 원입니다.",
  },
];
