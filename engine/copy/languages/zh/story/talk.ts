/** Calls, questions, what is left, and what is still to ask, in Chinese. The home is in ./home.ts, money in ./money.ts. */
import type { Story } from "#engine/copy/languages/base/story";

export const calls: Story["calls"] = {
  professional: [
    "预约看房请联系[{company}的]{agent}，电话{phone}。",
    "看房前想先了解资料，可联系[{company}的]{agent}：{phone}。",
    "看房时间可与{agent}[（{company}）]商定，电话{phone}。",
    "资料可先发您过目，联系人{agent}[（{company}）]，{phone}。",
    "看房或索取资料，请联系[{company}的]{agent}：{phone}。",
    "带看由[{company}的]{agent}安排，预约电话{phone}。",
    "如有疑问，[{company}的]{agent}可逐项答复，电话{phone}。",
    "看房请提前预约，联系人{agent}[（{company}）]。",
    "看房请留言预约，资料可先发您过目。",
    "需要更多资料请留言，看房时间一并约定。",
  ],
  friendly: [
    "想看房，打给[{company}的]{agent}：{phone}。",
    "哪天有空就说一声，[{company}的]{agent}带你去看：{phone}。",
    "挑个你方便的时间，找[{company}的]{agent}约：{phone}。",
    "有想问的先打电话问也行，{agent}[（{company}）]，{phone}。",
    "约看、问细节，都找[{company}的]{agent}：{phone}。",
    "来看一眼再决定，电话打给{agent}[（{company}）]：{phone}。",
    "想看的告诉我方便的时间，我是[{company}的]{agent}。",
    "想看的留言，我把图和可看的时间都发你。",
    "有想问的直接留言，看房时间一起约。",
  ],
  luxury: [
    "看房请预约：[{company}，]{agent}，{phone}。",
    "[{company}的]{agent}静候来电：{phone}。",
    "择日来看，请与[{company}的]{agent}联系，{phone}。",
    "预约由{agent}[（{company}）]安排，{phone}。",
    "请择一个方便的时间，联系{agent}[（{company}）]，{phone}。",
    "看房之约，可与[{company}的]{agent}商定：{phone}。",
    "看房请预约，资料可先行奉上。",
    "看房请提前约定时间。",
  ],
  trendy: [
    "看房找[{company}的]{agent}：{phone}。",
    "[{company}｜]{agent}｜{phone}",
    "想看就打：{agent}[（{company}）]，{phone}。",
    "问价、约看、要视频，都找{agent}[（{company}）]：{phone}。",
    "{phone}，[{company}的]{agent}，打过去就能约。",
    "约看：[{company}，]{agent}，{phone}。",
    "想看就留言，时间我来排。",
    "想看？私信约。",
  ],
};

export const questions: Story["questions"] = {
  professional: [
    "还想了解哪一项，请留言。",
    "需要先看哪份资料，请留言说明。",
    "对哪一条有疑问，可留言询问，逐条回复。",
    "户型、费用或手续，想先核对哪一项？",
    "您更在意哪几项，留言告知，看房时优先核对。",
  ],
  friendly: [
    "换作是你，看中哪一条？",
    "你会先看客厅，还是先看厨房？",
    "上面哪一条，说到你心里了？",
    "你找房，排在前头的条件是什么？",
    "还想知道什么，留言问，看到就回。",
    "有没有哪一条让你犹豫？说出来一起看看。",
  ],
  luxury: [
    "其余的，留给现场。",
    "照片之外的部分，请来看。",
    "光线与尺度，到场方知。",
    "想先了解哪一处，来电可说。",
    "一天里想看哪个时段的光，可以约。",
  ],
  trendy: [
    "换你，先问价还是先看房？",
    "优缺点都在这了，你怎么选？",
    "这个条件，放在你的单子里排第几？",
    "缺点你能接受吗？说说看。",
    "还想看哪个角落的视频？留言。",
    "租还是买，这套会让你多看两眼吗？",
  ],
};

export const ask: Story["ask"] = {
  professional: [
    "{gaps}，页面没有写明，看房时建议一并问清。",
    "页面未写{gaps}，请在签约前确认。",
    "另有几项需当面确认：{gaps}。",
    "{gaps}暂无资料，核实后可再答复您。",
  ],
  friendly: [
    "{gaps}，页面上没写，看房时一起问清楚。",
    "签约前记得问：{gaps}。",
    "还有没写到的：{gaps}，来的时候当面问。",
    "{gaps}还要再核一核，来之前先问一句。",
  ],
  luxury: ["{gaps}，面谈时一并说明。", "{gaps}，看房时可细问。", "关于{gaps}，请于面谈时确认。", "{gaps}，另行核对。"],
  trendy: [
    "没写的：{gaps}，见面问。",
    "{gaps}？看房时记得问。",
    "还缺一项：{gaps}，当面补上。",
    "{gaps}，先记在要问的单子上。",
  ],
};

export const rest: Story["rest"] = {
  professional: [
    "此外还有{rest}。",
    "没有逐条展开的还有：{rest}。",
    "资料里另外写明：{rest}。",
    "一并说明的还有{rest}。",
    "另外几项：{rest}。",
    "同时写明的还有：{rest}。",
  ],
  friendly: [
    "对了，还有{rest}。",
    "没细说的还有：{rest}。",
    "剩下的一起报给你：{rest}。",
    "还有几样，看房时顺便看：{rest}。",
    "另外，{rest}。",
    "顺带一提：{rest}。",
  ],
  luxury: [
    "另有{rest}。",
    "此外，{rest}。",
    "未及细说的，还有{rest}。",
    "其余种种：{rest}。",
    "并有{rest}。",
    "附记：{rest}。",
  ],
  trendy: [
    "还有：{rest}。",
    "再加上：{rest}。",
    "没展开的：{rest}。",
    "其他配置：{rest}。",
    "补充：{rest}。",
    "另外几条：{rest}。",
  ],
};
