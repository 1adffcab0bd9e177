/** The words of the mails about an account, in both languages. Links and codes live one hour. */
export const mailLanguages = ["zh", "en"] as const;
export type MailLanguage = (typeof mailLanguages)[number];
export const mailKinds = ["confirm", "recovery", "invite", "reauthentication"] as const;
export type MailKind = (typeof mailKinds)[number];

export interface MailText {
  subject: string;
  preheader: string;
  heading: string;
  lead: string;
  /** Absent where the mail carries a code only. */
  button?: string;
  codeLabel: string;
  /** How long it holds, and what to do when it was not asked for. */
  note: string;
}

export const mailTexts: Record<MailLanguage, Record<MailKind, MailText>> = {
  zh: {
    confirm: {
      subject: "请确认您的邮箱",
      preheader: "点一下按钮，注册就完成了。",
      heading: "确认邮箱，完成注册",
      lead: "是您本人的话，点下面的按钮确认邮箱，随后就可以发布第一套房源。",
      button: "确认邮箱",
      codeLabel: "也可以在页面上输入这串数字：",
      note: "链接和数字一小时内有效，只能用一次。不是您本人注册的话，请不要确认，也不要把数字告诉任何人；您不确认，账号就不会启用。",
    },
    recovery: {
      subject: "重置您的密码",
      preheader: "点一下按钮，设置新密码。",
      heading: "设置新密码",
      lead: "我们收到了重置密码的请求。点下面的按钮，设置一个新密码；设好之后，其他设备上的登录会一并退出。",
      button: "设置新密码",
      codeLabel: "也可以在页面上输入这串数字：",
      note: "链接和数字一小时内有效，只能用一次。如果不是您本人操作，忽略这封邮件即可，密码不会改变。",
    },
    invite: {
      subject: "邀请您使用房播",
      preheader: "设置密码，就可以开始使用。",
      heading: "您的房播账号已经开通",
      lead: "房播为您开通了账号，登录邮箱就是收到这封邮件的地址。点下面的按钮设置密码，随后就可以使用。",
      button: "设置密码",
      codeLabel: "也可以在页面上输入：",
      note: "链接只能用一次。如果已经失效，在登录页点“忘记密码”，用这个邮箱再要一个即可。如果您不认识房播，忽略这封邮件，账号不会启用。",
    },
    reauthentication: {
      subject: "您的验证码",
      preheader: "用它确认修改密码。",
      heading: "确认是您本人",
      lead: "您正在修改密码。请在页面上输入下面的数字。",
      codeLabel: "验证码",
      note: "一小时内有效，只能用一次。请不要告诉任何人，我们的客服也不会向您索要。如果不是您本人操作，请尽快修改密码。",
    },
  },
  en: {
    confirm: {
      subject: "Confirm your email",
      preheader: "One click and your account is ready.",
      heading: "Confirm your email",
      lead: "If it was you, press the button to confirm your address, then publish your first listing.",
      button: "Confirm email",
      codeLabel: "Or enter these digits on the page:",
      note: "The link and the digits work once, for one hour. If you did not sign up, do not confirm, and tell nobody the digits: without your answer the account stays closed.",
    },
    recovery: {
      subject: "Reset your password",
      preheader: "One click to set a new password.",
      heading: "Set a new password",
      lead: "You asked to reset your password. Press the button to set a new one. Saving it signs you out on your other devices.",
      button: "Set a new password",
      codeLabel: "Or enter these digits on the page:",
      note: "The link and the digits work once, for one hour. If you did not ask for this, ignore this mail: your password stays as it is.",
    },
    invite: {
      subject: "Your Listcast account",
      preheader: "Set a password and you are in.",
      heading: "You are invited to Listcast",
      lead: "An account was opened for you under this address. Press the button to set your password, then you are in.",
      button: "Set your password",
      codeLabel: "Or enter this on the page:",
      note: "The link works once. If it has run out, choose “Forgot password” on the sign-in page and ask for another with this address. If Listcast means nothing to you, ignore this mail: the account stays closed.",
    },
    reauthentication: {
      subject: "Your verification code",
      preheader: "Use it to confirm the new password.",
      heading: "Confirm it is you",
      lead: "You are changing your password. Enter these digits on the page.",
      codeLabel: "Verification code",
      note: "It works once, for one hour. Tell it to nobody; our support will never ask for it. If this was not you, change your password soon.",
    },
  },
};
