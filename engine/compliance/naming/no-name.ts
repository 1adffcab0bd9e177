/** What is no name whatever stands around it: whoever refuses somebody or promises something may not hide it in quotes. */

const refusal =
  /(?<!\p{L})(?:no(?!\.)|not|only|never|unwelcome|allowed|kein\p{L}{0,3}|nur|nicht|ohne|pas|aucun\p{L}{0,2}|interdit\p{L}{0,2})(?!\p{L})|[不勿拒禁赚賺]|谢绝|謝絕|只[租限]|[仅僅]限|お断り|のみ|사절|불가|금지/iu;
const praise = /第一|最|稳|穩|保证|保證|必涨|必漲|최고|최상|確実|保証/u;

/** Does a name of a listing or a sign tell whom it refuses, or what is sure to come? */
export const refuses = (name: string): boolean => refusal.test(name);

/** The same, and does it praise? A school may be the first middle school; what is put in quotes to be believed may not. */
export const tells = (name: string): boolean => refuses(name) || praise.test(name);
