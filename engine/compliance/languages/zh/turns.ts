/** An exclusion taken back: "不会被拒", "不嫌弃", "没关系". */
import { type Language, list } from "#engine/compliance/frames/language";

export const turnFields = {
  "turn-excluding": list(
    `拒绝, 拒, 被拒, 谢绝, 排斥, 排除, 嫌弃, 嫌, 介意, 歧视, 拒租, 限制, 限定, 婉拒, 回绝, 拒绝租, 刁难, 另眼相看, 区别对待, 拒之门外, 抗拒, 反对, 禁止, 赶走, 赶人, 挑剔, 排挤, 看不起, 睇低, 为难, 难为, 加价`,
  ),
  "turn-never": list(
    `不会, 从不, 绝不, 决不, 并不, 没有, 从未, 从来不, 从来没, 从来没有, 未曾, 不得, 不可以, 不能, 不应, 不再, 绝对不, 绝对不会, 不曾, 唔会, 从来唔会, 绝不会, 从不会, 一定不会, 肯定不会, 冇`,
  ),
};

export const turns: readonly string[] = [
  "(不|唔|没|未|毫不|都不|也不|亦不|都唔|亦唔|并不|从不|绝不|不会|唔会) <turn-excluding>",
  "<turn-never> (被|再|轻易|随便|因此|遭|受到|受|随意|无故|因而|俾人)? <turn-excluding>",
  "(不会|唔会|不|绝不|从不|不得|不应) ..1 (因|因为|由于|为) ..12 (<turn-excluding>|不租|就不租|不收|拒|唔租)",
  "(不用|不必|无需|无须|唔使|不需|不使|唔驶|别) ..1 (担心|怕|惊|顾虑|愁) ..4 <turn-excluding>",
  // those whom others turn away are welcome, not preferred
  "!(只|仅|净|净系|淨係|最|更|特别|尤其|优先|首选|不|唔|没|未|恕不|拒|非) 欢迎 (所有|各国|广大|一切)? (外国人|外籍人士|外籍|外国朋友|外国租客|外国友人|国际友人|老外|留学生|外地人|外地租客|少数民族|少数族裔|非华语人士|非华裔|南亚裔|南亚裔人士|印巴籍|新移民|残疾人|残障人士|老人|老年人|长者|单亲家庭) (人士|朋友|租客|客人|家庭|学生|员工)? !(优先|only|为主|专属|限定|先)",
  "(不|没有|没|无|唔|不作|不设|未) (要求|限|限定|限制|规定) ..2 (<majority>|<race>|<local>|<faith>)",
  "(没|没有|冇|无|不成|不是|唔系|不会有|不算|都不是|并非) (什么|任何|太大|大|乜)? (关系|问题|所谓|障碍|限制|妨|碍|门槛|歧视|偏见|顾虑)",
];

/** A welcome taken back. */
export const denials: readonly string[] = [
  "<leaving-out> ..4 (<race>|<race-code>|<ethnic>|<outsider>|<province>|<faith>|<male>|<female>|<gay>|<children>|<elderly>|<marital>|<disabled>) ..5 ...6 <let-in>",
  "<let-in> ...8 <leaving-out>",
  "<left-out> ...6 <let-in>",
  "<let-in> ...8 (除外|例外|不在此列)",
  "(不|唔|没|未|恕不|并不|不太|不大) (欢迎|接受|可以|都可以|都欢迎)",
];

/** A boast taken back. */
export const disclaims: readonly string[] = [
  "(不是|唔系|唔係|并非|不算|唔算|唔敢讲|不敢说|不自称|不说|唔讲|没说|未必是|不一定是|谈不上|算不上|称不上|不敢称) !(唯|只|单|仅) ..6 (最|第一|唯一|顶级|冠军|专家|最平|最低|最便宜)",
];

/** Where a statement ends: before words that begin another, and not behind a clause that leads up to one. */
export const stating: NonNullable<Language["statements"]> = {
  lists: "、",
  parting: ["(但|但是|不过|可是|然而|唯独|惟独|只是|偏偏)"],
  leading: ["^ (如果|要是|若|倘若)"],
  leaning: ["^ (没有啦|哪有|没这回事|没那回事|没有的事|这些|那些|都|也|亦|均|皆|一律|一样|同样|一概)"],
  contrast: ["(其他|其它|其余|其他人|另外|别的|别人|除外|除此|本地|华人|香港人|大家|所有人|任何人|各位|谁)"],
};
