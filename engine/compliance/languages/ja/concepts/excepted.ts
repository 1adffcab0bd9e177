/** Everybody may come but some: "外国人以外はどなたでも歓迎", "どなたでも可（高齢者を除く）". */
import { type Concept, everyGroup, list } from "#engine/compliance/frames/language";

export const exceptedFields = {
  everyone: list(
    "どなた, 誰でも, だれでも, 皆さま, 皆様, 全員, どんな方, いかなる方, すべての方, 全ての方, 国籍不問, 国籍問わ, 年齢不問, 年齢問わ, 性別不問",
  ),
  "come-in": list(
    "歓迎, 可, OK, 大丈夫, いただけ, 受け付け, 受付, 募集, 対応, 構いませ, かまいませ, できます, いいです, 結構です",
  ),
  excepting: list("以外, を除, はのぞ, をのぞ, のほか, のほかは, を別にすれば, は別として"),
};

const excepted = (group: string): string[] => [
  `<${group}> ..4 <excepting> !(も|にも|でも|の方も) ...14 (<everyone>|<come-in>)`,
  `<everyone> ...14 <${group}> ..4 <excepting> !(も|にも|でも|の方も)`,
];

export const exceptions: Record<string, Concept> = everyGroup(
  {
    "origin-preferred": ["foreigners"],
    "faith-preferred": ["faith"],
    "orientation-preferred": ["lgbt"],
    "children-unwelcome": ["children"],
    "age-preferred": ["elderly"],
    "marital-preferred": ["single-parent"],
    "disability-unwelcome": ["disabled"],
    "own-kind": ["buraku"],
    "benefits-refused": ["assisted"],
  },
  excepted,
);
