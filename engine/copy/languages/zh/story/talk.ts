/** The home in a sentence, calls, questions and what is left in Chinese; money is in ./money.ts. */
import type { Story } from "#engine/copy/languages/base/story";

export const home: Story["home"] = {
  professional: [
    "{place}{name}，{layout}[，{area.flat}][，{floor.run}][，{aspect}][，{year}]。",
    "{name}（{place}）[，{floor.run}][，{year}][，{area.flat}]，{layout.han}[，{aspect}]。",
    "{name}，位于{place}[，{year}]，{layout}[，{area.flat}][，{floor.run}][，{aspect}]。",
    "{place}{type}[，{layout}][，{area.flat}][，{land}][，{floor.run}][，{aspect}][，{year}]。",
    "{place}，{type}[，{year}][，{layout.han}][，{area.flat}][，{land}][，{floor.run}][，{aspect}]。",
    "{type}[，{layout}][，{area.flat}][，{land}][，{year}]。",
    "{layout}[，{area.flat}]。",
  ],
  friendly: [
    "{district}的{name}[，{floor.short}]，{layout.han}[，{area}][，{wholeHome}]。",
    "房子在{district}的{name}[，{floor.short}]，{layout.han}[，{area}][，{wholeHome}]。",
    "在{district}，叫{name}，{layout.han}[，{floor.short}][，{area}][，{wholeHome}]。",
    "{name}，{district}那边[，{floor.short}]，{layout.han}[，{area}][，{wholeHome}]。",
    "{place}的{type}[，{layout.han}][，{area}][，{land}][，{floor.short}]。",
    "房子在{place}，{type}[，{layout.han}][，{area}][，{land}][，{floor.short}]。",
    "这套{type}[，{layout.han}][，{area}][，{land}]。",
    "{layout.han}[，{area}]。",
  ],
  luxury: [
    "{district}，{name}。[{layout.han}，][{area.bare}。]",
    "{name}，在{district}。[{layout.han}，][{area.bare}。]",
    "{place}。{layout.han}[，{area.bare}][，{floor.short}]。",
    "{type}一处，在{place}[，{layout.han}][，{area.bare}][，{land}]。",
    "{type}一处[，{layout.han}][，{area.bare}][，{land}]。",
    "{layout.han}[，{area.bare}]。",
  ],
  trendy: [
    "{name}，{district}。{layout.short}[，{area}][，{floor.short}]。",
    "坐标{place}[，{name}]，{layout.short}[，{area}][，{floor.short}]。",
    "{district}，{name}，{layout.short}[，{area}][，{floor.short}]。",
    "{place}，{type}[，{layout.short}][，{area}][，{land}]。",
    "{type}[，{layout.short}][，{area}][，{land}]。",
    "{layout.short}[，{area}]。",
  ],
};

export const calls: Story["calls"] = {
  professional: [
    "预约看房：{company}{agent}，{phone}。",
    "看房与核验请联系{company}{agent}：{phone}。",
    "如需看房或索取资料，请联系{company}{agent}，{phone}。",
    "看房与核验请联系{agent}：{phone}。",
    "看房请提前预约，联系人{agent}。",
    "看房请留言预约，资料可另行发送。",
  ],
  friendly: [
    "想看房，打给{company}的{agent}：{phone}。",
    "方便的时间回我一声，或直接打{company}{agent}：{phone}。",
    "挑个你方便的时间，找{company}的{agent}约：{phone}。",
    "方便的时间回我一声，或直接打{agent}：{phone}。",
    "想看的告诉我方便的时间，我是{agent}。",
    "想看的留言，我把图和可看的时间都发你。",
  ],
  luxury: [
    "看房请预约，{company}{agent}，{phone}。",
    "{company}{agent}静候来电：{phone}。",
    "择日来看，请致电{company}{agent}，{phone}。",
    "看房请预约，{agent}，{phone}。",
    "{agent}静候来电：{phone}。",
    "看房请预约。",
  ],
  trendy: [
    "看房找{company}{agent}：{phone}。",
    "{company}{agent}，{phone}，约一个？",
    "心动就打：{company}{agent}，{phone}。",
    "看房找{agent}：{phone}。",
    "{agent} {phone}，约一个？",
    "想看？评论区见。",
  ],
};

export const questions: Story["questions"] = {
  professional: ["还想了解哪一项，请留言。", "哪些资料需要先看，请留言说明。", "对哪一条有疑问，可留言询问。"],
  friendly: [
    "换作是你，看中哪一条？",
    "你会先看客厅还是先看厨房？",
    "上面哪一条，说到你心里了？",
    "还想知道什么，直接问。",
  ],
  luxury: ["其余的，留给现场。", "未尽之处，请来看。"],
  trendy: ["看，还是划走？", "换你，先问价还是先看房？", "这套你打几分？", "优点缺点都在这了，你站哪边？"],
};

export const ask: Story["ask"] = {
  professional: [
    "{gaps}，看房时建议一并问清。",
    "尚未写明的：{gaps}，请在签约前确认。",
    "待核对：{gaps}，请当面确认。",
  ],
  friendly: [
    "还没写到的：{gaps}，看房时一起问清楚。",
    "{gaps}，签约前记得问清楚。",
    "还差几样没写：{gaps}，来的时候当面问。",
  ],
  luxury: ["{gaps}，面谈时一并说明。", "{gaps}，容后面谈。"],
  trendy: ["还没写的：{gaps}，见面问。", "{gaps}？记得追问。", "漏写的：{gaps}，看房时补上。"],
};

export const rest: Story["rest"] = {
  professional: ["另有{rest}。", "其余：{rest}。", "此外：{rest}。"],
  friendly: ["对了，还有{rest}。", "还有{rest}。", "差点忘了说：{rest}。"],
  luxury: ["另有{rest}。", "此外，{rest}。"],
  trendy: ["还有：{rest}。", "再加上{rest}。", "顺手再列：{rest}。"],
};
