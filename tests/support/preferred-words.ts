/** One word per thing: what each is called on every screen and in every mail, what it must not be called, and where it may all the same. */

export interface PreferredWord {
  /** What the thing is called. */
  readonly word: string;
  /** What it is not called, whatever the case. */
  readonly not: RegExp;
  /** Texts that may, by the start of their place ("auth.signInFailed"), each with its reason. */
  readonly but?: Readonly<Record<string, string>>;
}

export const preferredWords: Readonly<Record<"zh" | "en", readonly PreferredWord[]>> = {
  zh: [
    { word: "服务商", not: /供应商|提供商|提供方|厂商/u },
    {
      word: "未成功",
      not: /失败|不成功|没成功|没有成功/u,
      but: {
        "auth.signInFailed": "The specification's own words, where the service sends none.",
        "auth.signUpFailed": "The specification's own words, where the service sends none.",
        "auth.resetFailed": "The specification's own words, where the service sends none.",
      },
    },
    { word: "撰写", not: /写作|编写|书写/u },
    { word: "登录", not: /登陆|登入/u },
    {
      word: "账号",
      not: /帐号|帐户|账户/u,
      but: {
        "checkout.way.transfer": "A bank's account, which banks call 账户.",
        "checkout.pay.transfer": "A bank's account, which banks call 账户.",
        "checkout.open.": "A bank's account, which banks call 账户.",
        "mails/money.": "A bank's account, which banks call 账户.",
      },
    },
    { word: "手机号", not: /手机号码|移动电话/u },
    { word: "邮箱", not: /电子邮箱|邮箱地址|邮件地址|电子邮件/u },
    { word: "优惠码", not: /优惠券|代金券|折扣码/u },
    { word: "套餐", not: /订阅计划|付费方案/u },
    { word: "经纪人", not: /中介人员|置业顾问/u },
    { word: "收据", not: /收条|收款单/u },
  ],
  en: [
    { word: "provider", not: /\b(?:vendor|supplier)s?\b/iu },
    { word: "email", not: /\be-mails?\b/iu },
    { word: "sign in", not: /\blog(?:ged|ging)?[ -]?(?:in|on)s?\b/iu },
    { word: "enquiry", not: /\binquir(?:y|ies)\b/iu },
    { word: "coupon", not: /\b(?:vouchers?|promo(?:tion)? codes?|discount codes?)\b/iu },
    { word: "phone", not: /\b(?:cell ?phones?|mobile numbers?)\b/iu },
    { word: "licence", not: /\blicenses?\b/iu },
    { word: "colour", not: /\bcolors?\b/iu },
    { word: "cancelled", not: /\bcanceled\b/iu },
  ],
};
