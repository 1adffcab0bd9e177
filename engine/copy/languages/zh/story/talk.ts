/** The home in a sentence, price and terms, calls and questions in Chinese. */
import type { Story } from "#engine/copy/languages/base/story";

export const home: Story["home"] = {
  professional: [
    "{place}{name}，{layout}[，{area.flat}][，{floor.run}][，{aspect}][，{year}]。",
    "{name}（{place}）[，{floor.run}][，{year}][，{area.flat}]，{layout.han}[，{aspect}]。",
    "{place}{type}[，{layout}][，{area.flat}][，{land}][，{floor.run}][，{aspect}][，{year}]。",
    "{type}[，{layout}][，{area.flat}][，{land}][，{year}]。",
    "{layout}[，{area.flat}]。",
  ],
  friendly: [
    "{district}的{name}[，{floor.short}]，{layout.han}[，{area}][，{wholeHome}]。",
    "房子在{district}的{name}[，{floor.short}]，{layout.han}[，{area}][，{wholeHome}]。",
    "{place}的{type}[，{layout.han}][，{area}][，{land}][，{floor.short}]。",
    "这套{type}[，{layout.han}][，{area}][，{land}]。",
    "{layout.han}[，{area}]。",
  ],
  luxury: [
    "{district}，{name}。[{layout.han}，][{area.bare}。]",
    "{place}。{layout.han}[，{area.bare}][，{floor.short}]。",
    "{type}一处[，{layout.han}][，{area.bare}][，{land}]。",
    "{layout.han}[，{area.bare}]。",
  ],
  trendy: [
    "{name}，{district}。{layout.short}[，{area}][，{floor.short}]。",
    "坐标{place}[，{name}]，{layout.short}[，{area}]。",
    "{type}[，{layout.short}][，{area}][，{land}]。",
    "{layout.short}[，{area}]。",
  ],
};

export const money: Story["money"] = {
  professional: [
    "{?rent}{price.full}[，{depositAndAdvance}][，{managementFee}][，{moveInAnyTime}]。",
    "{?sale}{price.full}[，{fiveOnly}][，{agencyFee}][，{managementFee}][，{serviceCharge}][，{hoaFee}][，{propertyTax}]。",
    "{price.full}。",
  ],
  friendly: [
    "{?rent}{price.say}[，{depositAndAdvance}][，{managementFee}][，{moveInAnyTime}]。",
    "{?rent}{price.full}[，{depositAndAdvance}][，{managementFee}][，{moveInAnyTime}]。",
    "{?sale}{price.full}[，{fiveOnly}][，{agencyFee}][，{managementFee}][，{serviceCharge}][，{hoaFee}][，{propertyTax}]。",
    "{price.full}。",
  ],
  luxury: ["{?rent}{price.full}[，{depositAndAdvance}]。", "{?sale}{price.full}[，{agencyFee}]。", "{price.full}。"],
  trendy: [
    "{?rent}{price.bare}[，{depositAndAdvance}][，{managementFee}][，{moveInAnyTime}]。",
    "{?sale}{price.bare}[，{fiveOnly}][，{agencyFee}]。",
    "{price.bare}。",
  ],
};

export const calls: Story["calls"] = {
  professional: [
    "预约看房：{company}{agent}，{phone}。",
    "看房与核验请联系{agent}：{phone}。",
    "看房请提前预约，联系人{agent}。",
    "看房请留言预约，资料可另行发送。",
  ],
  friendly: [
    "想看房，打给{company}的{agent}：{phone}。",
    "方便的时间回我一声，或直接打{agent}：{phone}。",
    "想看的告诉我方便的时间，我是{agent}。",
    "想看的留言，我把图和可看的时间都发你。",
  ],
  luxury: ["看房请预约，{agent}，{phone}。", "{agent}静候来电：{phone}。", "看房请预约。"],
  trendy: ["看房找{agent}：{phone}。", "{agent} {phone}，约一个？", "想看？评论区见。"],
};

export const questions: Story["questions"] = {
  professional: ["还想了解哪一项，请留言。"],
  friendly: ["换作是你，最在意哪一条？", "你会先看客厅还是先看厨房？"],
  luxury: ["其余的，留给现场。"],
  trendy: ["看，还是划走？", "换你，先问价还是先看房？", "这套你打几分？"],
};

export const ask: Story["ask"] = {
  professional: ["{gaps}，看房时建议一并问清。", "页面未写明的：{gaps}，请在签约前确认。"],
  friendly: ["页面上没写的：{gaps}，看房时一起问清楚。", "{gaps}，签约前记得问清楚。"],
  luxury: ["{gaps}，面谈时一并说明。"],
  trendy: ["还没写的：{gaps}，见面问。"],
};

export const rest: Story["rest"] = {
  professional: ["另有{rest}。", "其余：{rest}。"],
  friendly: ["对了，还有{rest}。", "还有{rest}。"],
  luxury: ["另有{rest}。"],
  trendy: ["还有：{rest}。", "再加上{rest}。"],
};
