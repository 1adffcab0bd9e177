/** The notifications centre. */
import type { notifications as zh } from "#locales/zh/notifications";

export const notifications = {
  title: "Notifications",
  readAll: "Mark all as read",
  close: "Close notifications",
  unread: "Unread",
  more: "Earlier notifications",
  today: "Today",
  yesterday: "Yesterday",
  empty: "No notifications yet",
  emptyText: "When a campaign is written, a task fails or a download is ready, you will hear of it here.",
  kinds: {
    campaign_done: { title: "Your campaign is written", text: "{{title}}" },
    export_ready: { title: "Your download is ready", text: "{{title}}" },
    task_failed: { title: "{{number}} did not succeed", text: "{{title}}: {{cause}}" },
    data_ready: { title: "Your data is packed", text: "Download it in Profile Settings." },
    package_ending: { title: "{{plan}} ends soon", text: "It ends on {{day}}. Nothing is charged automatically." },
    package_started: { title: "{{plan}} is active", text: "You can use it right away." },
    package_ended: { title: "{{plan}} has ended", text: "Everything is there to export. Creating is paused." },
    trial_ending: { title: "Your trial ends soon", text: "On {{day}}. Nothing is charged, and nothing is lost." },
    trial_ended: { title: "Your trial has ended", text: "Everything is there to export. A plan lets you go on." },
    trial_used: {
      title: "Your trial ended early",
      text: "This phone number had its trial in another account; it is once per person.",
    },
    quota_low: { title: "Your quota is nearly used up", text: "{{used}} of {{total}} used." },
    quota_used_up: {
      title: "This period’s quota is used up",
      text: "All {{total}} listings are used; the period runs until {{day}}.",
    },
    package_given: { title: "You have been given {{plan}}", text: "From {{from}} until {{day}}. Nothing to pay." },
    package_extended: {
      title: "{{plan}} has been extended",
      text: "The new period runs until {{day}}. Nothing to pay.",
    },
    package_changed: { title: "Your plan is now {{plan}}", text: "It is active until {{day}}." },
    package_cancelled: {
      title: "{{plan}} ended early",
      text: "Everything is there to export. If you have questions, contact support.",
    },
    trial_cancelled: {
      title: "Your free trial ended early",
      text: "Everything is there to export. If you have questions, contact support.",
    },
    transfer_short: {
      title: "{{missing}} of your transfer is missing",
      text: "Send the rest with the same reference, and your plan starts.",
    },
    offer_made: { title: "An offer for you: {{plan}}", text: "You can pay it until {{day}}." },
    page_enquiry: { title: "{{name}} asks on a home’s page", text: "{{title}}. Reach them at {{contact}}" },
    page_report: { title: "A new listing report", text: "Views {{views}}, leads {{leads}}" },
    lead_due: { title: "Time to follow up with {{name}}", text: "{{text}}" },
    page_taken_down: {
      title: "An administrator took the page of “{{title}}” down",
      text: "Open it to object. Reason: {{reason}}",
    },
    page_restored: {
      title: "The page of “{{title}}” is online again",
      text: "Links and QR codes passed on work again.",
    },
    page_allowed: {
      title: "The page of “{{title}}” can go online again",
      text: "Publish it under “Share”; links passed on work again.",
    },
    source_changed: {
      title: "Changes on the source page: {{count}}",
      text: "{{title}}. Open it to compare and update.",
    },
    source_gone: { title: "The source page is gone", text: "{{title}}. Check whether the home is still on offer." },
    source_unreachable: {
      title: "The source page cannot be reached",
      text: "{{title}}. We try again less often from now on.",
    },
    page_objection: { title: "Somebody objects to a page taken down", text: "{{title}}" },
    post_failed: {
      title: "Not published on {{platform}}",
      text: "{{title}}. Nothing of it is out there; open it to see why.",
    },
    post_unknown: {
      title: "Please look: is it on {{platform}}?",
      text: "{{title}}. The platform does not say. Look first, then decide whether to send it again.",
    },
    post_waiting: {
      title: "Still to post on {{platform}}",
      text: "{{title}}. Mark it as posted once it is, so that the receipt is complete.",
    },
    posts_approved: { title: "{{by}} approved posts: {{count}}", text: "They go out at their times. {{words}}" },
    posts_refused: { title: "{{by}} sent posts back: {{count}}", text: "Change them and ask again. {{words}}" },
    post_reworded: {
      title: "Approval wanted again, for {{platform}}",
      text: "{{title}}. Its words or pictures changed after they were approved, so it waits.",
    },
    post_edit_refused: {
      title: "{{platform}} did not take the new words",
      text: "{{title}}. The post still reads as before; open it to see why.",
    },
    recall_opened: {
      title: "“{{title}}” has changed",
      text: "{{count}} posts or papers still say otherwise. See each sentence and put it right.",
    },
    recall_due: {
      title: "Still to put right: “{{title}}”",
      text: "{{count}} posts or papers say what is no longer true.",
    },
    connection_ending: {
      title: "Access to {{platform}} ends soon",
      text: "{{name}}, on {{day}}. Reconnect it and everything planned goes out as usual.",
    },
    connection_ended: {
      title: "Access to {{platform}} has ended",
      text: "{{name}}. Everything planned is kept and goes on once you reconnect.",
    },
    webhook_disabled: {
      title: "{{host}} is told nothing more",
      text: "Your program has not answered for days. Mend it, then switch the webhook on again.",
    },
    enquiry_new: { title: "A new enquiry", text: "{{company}}, {{name}}" },
    books_differ: {
      title: "Differences in the books: {{count}}",
      text: "A provider’s statement and our books do not agree. Please look at them.",
    },
  },
  unknown: { title: "Something new", text: "Reload the page to see what it is." },
} satisfies typeof zh;
