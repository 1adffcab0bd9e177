/** What we say ourselves where a platform said nothing: what happened, and what to do. */
import type { HouseNoteKey } from "#contract/publishing/house-notes";

export const notes = {
  address_closed: "This address is not open to the public and cannot be reached. Check the address.",
  address_malformed: "This is not a complete address. Write it from https:// on.",
  host_not_found: "There is no server of this name. Check the address.",
  unreachable:
    "The other server cannot be reached ({{reason}}). Check the address if you typed it yourself, or try again later.",
  no_answer: "The other server did not answer ({{reason}}).",
  http_status: "The other server answered HTTP {{status}} and gave no reason.",
  answer_unreadable: "The answer was not in the form agreed upon: {{said}}",
  answer_incomplete: "The platform’s answer was incomplete: a number or an address was missing.",
  unsaid: "The platform gave no reason.",
  discord_address: "This is not the address of a Discord webhook. Copy it again from the channel’s settings.",
  mail_port: "This port is not for sending mail. Use one of {{ports}}, as your mail service says.",
  mail_password:
    "The mail server did not take this user or password. Many services want an app password; look in your mailbox’s settings.",
  sender_malformed: "The sender’s address is not written correctly. Check it.",
  recipients_malformed: "Recipients that are not email addresses: {{wrong}}. Check them.",
  numbers_malformed: "Numbers that are wrong or lack a country code: {{wrong}}. Write them in full, such as +44….",
  list_size: "The list needs 1 to {{most}} people.",
  secret_short: "The secret is too short. It needs at least {{least}} characters.",
  sms_service: "Choose the SMS service.",
  setting_missing: "The setting {{name}} is missing on this site. Ask the administrator.",
  no_account: "There is no account to publish to. Use another one, or open one at the platform first.",
  bot_not_admin:
    "The bot is not an administrator of the channel or may not post. Change this in the channel’s settings.",
  account_personal: "Nothing can be published to a personal account. Turn it into a professional one at the platform.",
  account_private: "The account does not allow public posts. Change this in the platform’s privacy settings.",
  picture_missing: "This platform takes no post without a picture. Add one first.",
  video_missing: "This platform takes videos only. Make the video first.",
  media_missing: "This platform takes no post of words alone. Add a picture or a video first.",
  picture_unreachable:
    "The platform fetches pictures itself, and this one has no public address. Ask the administrator to check this site’s public address.",
  picture_format: "This picture is {{type}}, and the platform takes {{takes}} only. Choose another one.",
  picture_heavy: "One picture has {{megabytes}} MB, and the platform takes {{most}} MB at most. Choose a smaller one.",
  text_long:
    "With its link the text is over the platform’s limit; characters too many: {{over}}. Shorten it and try again.",
  link_missing: "This platform takes no post without a link, and the home’s page is not online. Put it online first.",
  list_refused: "Nobody on the list could be reached. Check the list.",
  preparing: "The platform is still preparing it. Try again later.",
  prepared_in_vain: "The platform could not prepare the pictures. Choose another one and try again.",
  prepared_too_long_ago: "What the platform had prepared has expired. Publish it again.",
  upload_over: "The upload was interrupted, and the platform no longer takes the rest.",
  not_published:
    "The account did not publish the article (status {{status}}). Look at it in the account’s own console.",
  not_public:
    "The video is there, but not public ({{status}}): the platform has not yet approved this site’s application.",
  rejected_on_review: "The platform rejected it on review. Look for the reason at the platform.",
  edit_not_shown: "The platform took the new words and never showed them.",
  gone: "The platform does not have this post any more.",
  held_back: "The platform was not asked, since asking would send the post, and it is held back.",
  not_listed_yet: "The platform may not show it yet. We will look again.",
  list_too_short: "The platform shows only the latest posts, and this one is not among them.",
  channel_closed: "The platform does not let us read the channel.",
  not_told: "The program at the address did not say what became of the post.",
  asked_too_late: "It was too long ago: the platform no longer knows of this sending.",
  people_unknown: "Of {{of}} people, nobody can say whether these have it: {{people}}.",
} satisfies Readonly<Record<HouseNoteKey, string>>;
