/** Words that narrow a point, as Japanese sets them before its name. */
import type { Story } from "#engine/copy/languages/base/story";

export const modifiers: Story["modifiers"] = {
  private: "専用の",
  shared: "共用の",
  original: "オリジナルの",
  heated: "温水の",
  covered: "屋根のある",
  new: "新しい",
  separate: "独立した",
  enclosed: "囲われた",
  upstairs: "上階の",
  downstairs: "下階の",
  north: "北向きの",
  northEast: "北東向きの",
  east: "東向きの",
  southEast: "南東向きの",
  south: "南向きの",
  southWest: "南西向きの",
  west: "西向きの",
  northWest: "北西向きの",
};
