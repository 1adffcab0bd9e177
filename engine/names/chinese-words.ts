/** Words that names of Chinese firms and estates are made of: they stand apart in Latin letters, as on signs. */

const estates =
  "花苑 花园 嘉园 家园 公寓 公馆 小区 社区 国际 新村 新城 新苑 广场 大厦 中心 世纪 城市 雅苑 名苑 名邸 豪庭 华庭 御苑 御府 水岸 天地 滨江 河滨 湖畔 府邸 名城 山庄 别墅 雅居 佳苑 佳园 春江 一品 大院 壹号 一号 东区 西区 南区 北区 二期 三期 一期 苑 园 里 庭 府 邸 城 湾 轩 居 阁 庄 寓 村 庐 坊 弄 墅 座";
const firms =
  "有限责任公司 股份有限公司 有限公司 分公司 集团 房地产 不动产 房产 地产 置业 置地 置换 物业 租房 租赁 经纪 中介 代理 顾问 咨询 服务 门店 店 安居 家园 我爱我家 链家 中原 贝壳 房屋 管理";
const builders =
  "万科 保利 绿地 绿城 龙湖 融创 碧桂园 华润 招商 中海 世茂 仁恒 金地 金茂 远洋 新鸿基 瑞安 汤臣 恒大 首开 越秀 中粮 建发 滨江";

/** Longest first. Last signs of one character are words only at the end of a name. */
export const nameWords: readonly string[] = [...new Set(`${estates} ${firms} ${builders}`.split(" "))].sort(
  (a, b) => b.length - a.length,
);
