/** Words that narrow a point, in Korean. */
import type { Story } from "#engine/copy/languages/base/story";

/** Each ends in a blank: it stands before its noun. */
export const modifiers: Story["modifiers"] = {
  private: "전용 ",
  shared: "공용 ",
  original: "오리지널 ",
  heated: "온수 ",
  covered: "지붕 있는 ",
  new: "새 ",
  separate: "별도의 ",
  north: "북향 ",
  northEast: "북동향 ",
  east: "동향 ",
  southEast: "남동향 ",
  south: "남향 ",
  southWest: "남서향 ",
  west: "서향 ",
  northWest: "북서향 ",
};
