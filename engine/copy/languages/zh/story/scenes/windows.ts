/** Windows and height. */
import type { Scene } from "#engine/copy/languages/base/story";

export const windows: readonly Scene[] = [
  {
    on: ["floorToCeilingWindows"],
    icon: "🪟",
    title: ["有落地窗的{beds}"],
    open: {
      professional: ["配落地窗，采光面大，遮阳可一并考虑。"],
      friendly: ["坐地上也看得见外头：这里是落地窗。"],
      luxury: ["落地窗，墙把位置让给了天光。"],
      trendy: ["落地窗，窗边放把椅子就能看半天书。"],
    },
    line: {
      professional: ["配落地窗，采光面大"],
      friendly: ["落地窗，坐地上也看得见外头"],
      luxury: ["落地窗，墙把位置让给了天光"],
      trendy: ["落地窗，窗边放把椅子"],
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
      friendly: ["飘窗铺个垫子，周末的下午就有地方待。"],
      luxury: ["飘窗一处，坐下来看天色。"],
      trendy: ["飘窗铺个垫子，下午就没了。"],
    },
    line: {
      professional: ["设飘窗，台面可坐可放"],
      friendly: ["飘窗铺个垫子，就是看书的地方"],
      luxury: ["飘窗一处，午后可坐"],
      trendy: ["飘窗，铺个垫子就能赖一下午"],
    },
    end: { friendly: ["飘窗归人，还是归猫？"], trendy: ["垫子什么颜色？"] },
  },
  {
    on: ["bayWindow"],
    icon: "🪟",
    title: ["有凸窗的{beds}"],
    open: {
      professional: ["设凸窗，采光面较平窗多。"],
      friendly: ["有的窗贴着墙，有的窗往外探半步，这里是凸窗。"],
      luxury: ["凸窗向外探出半步，窗边可置一椅。"],
      trendy: ["凸窗往外探半步，椅子靠过去正好。"],
    },
    line: {
      professional: ["设凸窗，采光面较平窗多"],
      friendly: ["凸窗往外探出去，光从几面进来"],
      luxury: ["凸窗之内，可置一椅一书"],
      trendy: ["凸窗，椅子靠过去就不想动"],
    },
  },
  {
    on: ["frenchDoors"],
    icon: "🚪",
    title: ["法式双开门，{beds}"],
    open: {
      professional: ["设法式双开门，开启后通风面大。"],
      friendly: ["双手一推，屋里就亮了一截：法式双开门。"],
      luxury: ["法式双开门，两扇一齐推开，风与光同来。"],
      trendy: ["法式双开门，一推就通风。"],
    },
    line: {
      professional: ["设法式双开门，通风面大"],
      friendly: ["法式双开门，推开就透气"],
      luxury: ["法式双开门，开合之间有风"],
      trendy: ["法式双开门，推开就透气"],
    },
  },
  {
    on: ["skylight"],
    icon: "🌙",
    title: ["有天窗的{beds}"],
    open: {
      professional: ["设天窗，白天少开灯。"],
      friendly: ["下雨的晚上，头顶会有声音：这屋里有天窗。"],
      luxury: ["抬眼即是天色：有天窗。"],
      trendy: ["躺着就能看天：有天窗。"],
    },
    line: {
      professional: ["设天窗，白天少开灯"],
      friendly: ["有天窗，抬头看看今天什么天"],
      luxury: ["天窗一扇，夜里见得到星月"],
      trendy: ["有天窗，躺着看天"],
    },
    but: {
      professional: ["天窗的遮阳与防水请现场查看。"],
      friendly: ["天窗下头睡觉的话，遮光帘记得装，防水也看一眼。"],
      luxury: ["天窗晨光早，帘宜备。"],
      trendy: ["天窗，早上太阳叫你起床。"],
    },
    end: { friendly: ["挑个有星星的晚上想想，值不值。"], trendy: ["看星星还是听雨？"] },
  },
  {
    on: ["doubleHeight"],
    icon: "🏛️",
    title: ["挑空客厅，{beds}"],
    open: {
      professional: ["挑空客厅，上下通高，尺度看房时体会。"],
      friendly: ["抬头要仰一下脖子：这套是挑空客厅。"],
      luxury: ["挑空客厅，光有余地落下。"],
      trendy: ["挑空客厅，吊灯可以选长的。"],
    },
    line: {
      professional: ["挑空客厅，上下通高"],
      friendly: ["挑空客厅，坐下来不压头"],
      luxury: ["挑空客厅，光有余地落下"],
      trendy: ["挑空客厅，吊灯可以选长的"],
    },
    but: {
      professional: ["挑空空间的冷暖能耗请先了解。"],
      friendly: ["挑空好看，冬天暖起来慢一点，空调怎么配看房时问。"],
      luxury: ["挑空之厅，冬日回暖稍缓。"],
      trendy: ["挑空，换灯泡是个工程。"],
    },
    end: { friendly: ["抬头那一眼，照片里看不出来。"], trendy: ["吊灯选多长的？"] },
  },
  {
    on: ["highCeilings"],
    icon: "⬆️",
    title: ["层高较高的{beds}"],
    open: {
      professional: ["层高较高，室内尺度宽裕。"],
      friendly: ["抬头有余地，住着不憋：层高较高。"],
      luxury: ["层高较高，抬手之上还有余地。"],
      trendy: ["层高较高，书架可以往上长。"],
    },
    line: {
      professional: ["层高较高，室内不压抑"],
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
      friendly: ["拉开窗帘，对面没有别人家的窗：窗前无遮挡。"],
      luxury: ["窗前无遮挡，目光可以走远。"],
      trendy: ["窗前无遮挡，窗帘什么时候拉，自己定。"],
    },
    line: {
      professional: ["窗前无遮挡，视野以现场为准"],
      friendly: ["窗前无遮挡，拉开窗帘不尴尬"],
      luxury: ["窗前无遮挡，天色完整"],
      trendy: ["窗前无遮挡，不怕对面看"],
    },
    end: { friendly: ["窗外什么样，来了自己看。"], trendy: ["窗帘还买吗？"] },
  },
  {
    on: ["lightWell"],
    icon: "🔆",
    line: {
      professional: ["设采光井，改善室内采光"],
      friendly: ["有采光井，白天能进点自然光"],
      luxury: ["采光井一口，光沿墙落下"],
      trendy: ["有采光井，白天有点自然光"],
    },
  },
];
