/** Windows, views and height. */
import type { Scene } from "#engine/copy/languages/base/story";

export const windows: readonly Scene[] = [
  {
    on: ["floorToCeilingWindows"],
    icon: "🪟",
    title: ["有落地窗的{beds}"],
    open: {
      professional: ["落地窗，先看采光面。"],
      friendly: ["窗帘要买长一点了：这里是落地窗。"],
      luxury: ["墙把位置让给了窗。"],
      trendy: ["落地窗，窗帘费布，人费咖啡。"],
    },
    line: {
      professional: ["配落地窗"],
      friendly: ["落地窗，坐地上也看得见外头"],
      luxury: ["落地窗，墙把位置让给了窗"],
      trendy: ["落地窗，发呆的观景位"],
    },
    but: {
      professional: ["落地窗面积大，遮阳与隐私请一并考虑。"],
      friendly: ["落地窗亮堂，夏天的遮光帘也得备厚一点。"],
      luxury: ["落地窗外，帘幕宜厚薄各备。"],
      trendy: ["落地窗，擦玻璃的日子也会来。"],
    },
  },
  {
    on: ["sillBay"],
    icon: "🪟",
    title: ["有飘窗的{beds}"],
    open: {
      professional: ["设飘窗，台面可作坐卧或摆放。"],
      friendly: ["猫、书和下午茶会抢同一个位置：飘窗。"],
      luxury: ["飘窗一方，光坐下来，人也坐下来。"],
      trendy: ["飘窗铺个垫子，下午就没了。"],
    },
    line: {
      professional: ["设飘窗"],
      friendly: ["飘窗铺个垫子，就是看书的地方"],
      luxury: ["飘窗，光多停一会儿"],
      trendy: ["飘窗，铺个垫子就能赖一下午"],
    },
    end: { friendly: ["飘窗归人，还是归猫？"], trendy: ["垫子什么颜色？"] },
  },
  {
    on: ["bayWindow"],
    icon: "🪟",
    title: ["有凸窗的{beds}"],
    open: {
      professional: ["凸窗向外伸出，采光面较平窗多。"],
      friendly: ["有的窗贴着墙，有的窗往外探半步，这里是后一种：凸窗。"],
      luxury: ["凸窗向外探出半步，把光请进来坐。"],
      trendy: ["窗会凸出来，光会拐进来。"],
    },
    line: {
      professional: ["设凸窗"],
      friendly: ["凸窗往外探出去，光从几面进来"],
      luxury: ["凸窗，光在转角处多停一会儿"],
      trendy: ["凸窗，椅子靠过去就不想动"],
    },
  },
  {
    on: ["frenchDoors"],
    icon: "🚪",
    open: {
      professional: ["设法式双开门，室内外以此相接。"],
      friendly: ["双手一推，屋里就亮了一截：法式双开门。"],
      luxury: ["两扇门一齐推开，风与光同来。"],
      trendy: ["法式双开门，出场自带仪式感。"],
    },
    line: {
      professional: ["设法式双开门"],
      friendly: ["法式双开门，推开就透气"],
      luxury: ["法式双开门，开合之间，天色进来"],
      trendy: ["法式双开门，出场自带风"],
    },
  },
  {
    on: ["skylight"],
    icon: "🌙",
    title: ["有天窗的{beds}"],
    open: {
      professional: ["设天窗，光从顶面来。"],
      friendly: ["下雨的晚上，头顶会有声音：这屋里有天窗。"],
      luxury: ["抬眼即是天色：有天窗。"],
      trendy: ["躺着看天，不用出门：天窗。"],
    },
    line: {
      professional: ["设天窗"],
      friendly: ["有天窗，抬头看看今天什么天"],
      luxury: ["天窗一方，夜里借来星光"],
      trendy: ["天窗，躺平的正确方向"],
    },
    but: {
      professional: ["天窗的遮阳与防水请现场查看。"],
      friendly: ["天窗下头睡觉的话，遮光帘记得装，防水也看一眼。"],
      luxury: ["天窗晨光早，帘宜备。"],
      trendy: ["天窗，太阳叫你起床，没有贪睡键。"],
    },
    end: { friendly: ["挑个有星星的晚上想想，值不值。"], trendy: ["看星星还是听雨？"] },
  },
  {
    on: ["doubleHeight"],
    icon: "🏛️",
    title: ["挑空客厅，{beds}"],
    open: {
      professional: ["客厅挑空，上下通高。"],
      friendly: ["抬头要仰一下脖子：客厅是挑空的。"],
      luxury: ["客厅挑空，说话声都慢下来。"],
      trendy: ["客厅挑空，吊灯可以选长的。"],
    },
    line: {
      professional: ["客厅挑空"],
      friendly: ["客厅挑空，坐下来不压头"],
      luxury: ["客厅挑空，光有余地落下"],
      trendy: ["客厅挑空，圣诞树随便买"],
    },
    but: {
      professional: ["挑空空间的冷暖能耗请先了解。"],
      friendly: ["挑空好看，冬天暖起来慢一点，空调怎么配看房时问。"],
      luxury: ["挑空之厅，冬日回暖稍缓。"],
      trendy: ["挑空，换灯泡是个工程。"],
    },
    end: { friendly: ["抬头那一眼，照片里看不出来。"], trendy: ["吊灯选几层的？"] },
  },
  {
    on: ["highCeilings"],
    icon: "⬆️",
    open: {
      professional: ["层高较高，空间尺度先作说明。"],
      friendly: ["抬头有余地的房子，住着不憋：层高较高。"],
      luxury: ["头顶留白，心也宽些：层高较高。"],
      trendy: ["层高给够，书架可以往上长。"],
    },
    line: {
      any: ["层高较高"],
      friendly: ["层高较高，书架可以往上长"],
      luxury: ["层高较高，抬手之上还有余地"],
      trendy: ["层高较高，灯可以吊着"],
    },
  },
  {
    on: ["unobstructed"],
    icon: "👀",
    title: ["{name}，窗前无遮挡"],
    open: {
      professional: ["窗前无遮挡，采光与视野以现场为准。"],
      friendly: ["拉开窗帘，对面没有别人家的窗帘：窗前无遮挡。"],
      luxury: ["窗前无遮挡，目光可以走远。"],
      trendy: ["窗前无遮挡，窗帘什么时候拉，自己定。"],
    },
    line: {
      professional: ["窗前无遮挡"],
      friendly: ["窗前无遮挡，不用跟对面楼打照面"],
      luxury: ["窗前无遮挡，天色完整"],
      trendy: ["窗前无遮挡，眼睛先放个假"],
    },
    end: { friendly: ["窗外什么样，来了自己看。"], trendy: ["窗帘还买吗？"] },
  },
  {
    on: ["lightWell"],
    icon: "🔆",
    line: { any: ["设采光井"], friendly: ["有采光井，地下也知道今天是晴是雨"], luxury: ["采光井一口，光沿墙落下来"] },
  },
];
