/** Mails that open an account or let somebody in again. Links and digits hold an hour. */
export const signInMails = {
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
  signUp: {
    fresh: "{{time}}（北京时间），有人{{where}}用这个邮箱注册了房播{{called}}。",
    again: "{{time}}（北京时间），有人{{where}}又要了一封确认邮件：这个邮箱注册过房播，还没有确认。",
    where: "在 {{browser}} 上",
    called: "，名字写的是“{{name}}”",
  },
};
