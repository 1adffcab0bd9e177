/** What narrows a point, in German: behind the noun, so that nothing inflects. */
import type { Story } from "#engine/copy/languages/base/story";

/** Each follows the noun and brings its own space. */
export const modifiers: Story["modifiers"] = {
  private: " zur alleinigen Nutzung",
  shared: " zur Mitbenutzung",
  original: " (original)",
  heated: " mit Heizung",
  covered: " mit Überdachung",
  new: " (neu)",
  separate: " (separat)",
  enclosed: " (umschlossen)",
  upstairs: " oben",
  downstairs: " unten",
  north: " nach Norden",
  northEast: " nach Nordosten",
  east: " nach Osten",
  southEast: " nach Südosten",
  south: " nach Süden",
  southWest: " nach Südwesten",
  west: " nach Westen",
  northWest: " nach Nordwesten",
};
