/** One sentence or two per error code: what happened, why, what to do next. */
import type { ErrorCode } from "#contract/errors";

export const errors = {
  invalid_input: "Something is not filled in correctly. Check the marked fields.",
  too_long:
    "One of the fields is too long: {{max}} characters at most. What you wrote is still here; shorten it and save again.",
  second_factor_due: "Enter the code of your authenticator app first.",
  no_second_factor: "This account has no two-step sign-in.",
  second_factor_missing: "A super administrator turns on two-step sign-in first, in the profile.",
  unauthorized: "Your session has ended. Sign in again.",
  forbidden: "You do not have permission to do this.",
  not_found: "Not found. It may have been deleted.",
  conflict: "This has just been changed. Reload and try again.",
  too_many_requests: "Too many attempts. Wait a moment and try again.",
  internal: "Something went wrong on our side and has been logged. Try again shortly.",
  unavailable: "The service is recovering. Try again shortly.",
  not_a_web_address: "This is not a web address. Paste a listing link that starts with http:// or https://.",
  address_not_allowed:
    "This address is not a public website and cannot be read. If you can see it in your browser, send it from there or upload the saved page.",
  host_not_found: "There is no website at {{host}}. Check that the link is complete.",
  host_unreachable:
    "{{host}} does not answer. Try again later, or send the page from your browser, upload a file or paste the text.",
  too_many_redirects: "This link redirects too often. Open it in a browser and copy the final address.",
  timed_out:
    "The site took too long to answer. Try again later, or send the page from your browser, upload a file or paste the text.",
  too_large: "This is too large to read. Use a smaller file, or paste only the listing’s text.",
  http_error:
    "The site did not return the page (status {{status}}). Check that the link opens; if you can see it in your browser, send it from there or upload the saved page.",
  unsupported_content:
    "The link does not lead to a web page. If it is a PDF, a Word file or a picture, download it and upload the file.",
  not_a_listing:
    "This page does not look like one listing. Open the listing itself and copy its link; if this is it, send the page from your browser.",
  no_home_in_text: "This text does not describe one home. Add rooms, size and price.",
  search_results: "This is a list of results. Open one of the listings and copy its link.",
  blocked:
    "The site blocked the request. Open the listing in your own browser and send the page with the bookmark; or upload the saved page, or paste the text.",
  removed: "This listing has been taken down. If you still represent it, upload what you have or paste its text.",
  unsupported_file:
    "Files of this kind can’t be read. Upload a web page (.html, .mhtml), a PDF, a Word file (.docx), text or pictures.",
  damaged_file: "The file is damaged and can’t be opened. Save or export it again, then upload it.",
  locked_file: "The file is protected by a password. Remove the password and upload it again.",
  no_text:
    "The file holds no text: it is a scan, or its letters were turned into shapes for printing. Take screenshots or photos of its pages and upload those.",
  letters_unread:
    "The file is a scan, and letters in pictures cannot be read here. Paste its text, or fill in the facts yourself.",
  token_used: "This sending has been used or has run out. Go back to the listing and click the bookmark again.",
  no_homes: "No homes were found in the file. The first row should name the columns, with one home a row below.",
  too_many_rows: "At most {{max}} rows are imported at a time. Split the file into several.",
  already_here: "This home is among your properties already. It was not imported again.",
  not_an_image: "This file is not an image we can read.",
  too_many_photos: "Too many photos. The limit is {{max}}.",
  captcha_failed: "The answer is not correct",
  password_wrong: "The current password is not right.",
  confirmation_wrong: "What you typed is not your email address.",
  last_super_admin: "This is the last super administrator. Hand that role to somebody else first.",
  mail_failed: "The mail could not be sent. Everything else is saved; please send it again later.",
  platform_not_connected:
    "Publishing to this platform is not set up here. Ask your administrator, or copy the text and post it yourself.",
  platform_stopped: "An administrator has paused publishing to this platform for now. What is planned is kept.",
  connection_refused: "The platform did not accept this: {{detail}}. Check it and try again.",
  connection_ended: "This account’s access has ended. Reconnect it; everything planned is kept and goes on.",
  consent_invalid:
    "This sign-in was used already, took too long, or was begun elsewhere. Connect again from Publishing accounts.",
  piece_not_ready: "A text has not passed its checks yet. Deal with what is marked, then publish.",
  approval_missing: "These words have not been approved yet.",
  publication_moved_on: "This post has just moved on. Here is how it stands now.",
  posted_already: "Already posted there, or planned for that very moment.",
  publishing_failed: "The platform did not do it: {{detail}}. What is out there is unchanged.",
  publishing_unanswered:
    "The platform did not answer, so it may or may not have taken effect. Open the post and look before trying again.",
  not_editable_there: "This platform lets nobody edit or delete from here. Open the post and do it there.",
  own_account: "You cannot do this to your own account.",
  account_disabled: "This account is disabled. Enable it first.",
  not_confirmed: "Nobody has confirmed this account’s email address yet. Make it an administrator once its owner has.",
  support_over: "The support session has ended.",
  forbidden_in_support: "This cannot be done in a support session. Please ask the owner of the account to do it.",
  phone_missing: "Enter and save a phone number first.",
  phone_refused: "This number cannot receive text messages. Try another one.",
  sms_unavailable: "This site cannot send text messages, so phones cannot be verified here.",
  code_wrong: "That is not the code. Attempts left: {{left}}.",
  code_expired: "The code no longer works. Ask for a new one.",
  export_gone: "This archive has run out and was removed. Ask for a new one.",
  too_many_watched: "You can watch {{max}} source pages at most. Stop watching another home first.",
  no_right_to_advertise:
    "Somebody else holds this listing, or it is not clear who does. Record the right to advertise it before you publish its page or download the pack.",
  page_taken_down:
    "An administrator took the page of this home down. The reason is under “Share”, where you can object.",
  no_language: "Choose at least one language.",
  no_platform: "Choose at least one platform.",
  nothing_to_write: "The chosen platforms and content types have nothing in common. Change one of them.",
  not_written:
    "{{count}} pieces in {{languages}} could not be written; the others are there. Retrying writes only what is missing. If it fails again, choose another language or platform.",
  too_few_facts:
    "Too little is known to write anything. Give at least a title or an address, and a price, a floor area or the rooms.",
  rent_without_period: "Say whether it is for sale or to let; a rent needs its period: per month, week or year.",
  cancelled: "The task was cancelled.",
  retry_limit:
    "This task was retried {{max}} times within the hour and still failed. Look at the cause first, or import the home another way.",
  not_retryable: "This task cannot be retried now.",
  not_cancellable: "This task has already ended.",
  stale_edit: "This piece was changed elsewhere. Your text is still here; compare it and save again.",
  no_other_wording: "The known facts allow no better version. Edit it yourself, or add facts about the home first.",
  not_releasable: "This piece has words the law forbids. Change them before it is used.",
  no_package:
    "There is no active plan, so new content is paused. Everything you made is still here and can be exported at any time. Choose a plan to go on.",
  quota_used_up: "All {{limit}} listings of this period are used. Add a pack or move to a larger plan.",
  not_in_plan: "Your plan does not include this. A larger plan opens it.",
  price_changed: "The price has just changed. Please check the new amount before you order.",
  not_for_sale: "This plan cannot be bought online at the moment. Please contact us.",
  coupon_invalid: "This code cannot be used for this purchase.",
  order_closed: "This order is closed. Please place a new one.",
  payment_refused: "The payment service did not take this payment. Choose another way to pay, or try again later.",
  callback_refused: "This payment notice did not pass verification.",
  tax_id_wrong: "This tax number is not right. Please check its 18 characters.",
  not_invoiceable: "There is no invoice for this order: nothing was paid for it, or all of it went back.",
  invoice_exists: "An invoice was already requested for this order.",
  refund_too_large: "That is more than can still be refunded.",
  model_failed: "The model did not answer properly.",
  model_refused: "The model refused the request.",
  model_malformed: "The model’s answer could not be used.",
  model_over_limit: "This model has used up the limit set for it.",
  prompt_incomplete:
    "This wording cannot be used. Missing from the task: {{missing}}. Unknown or out of place: {{unknown}}.",
  models_off: "All models are switched off.",
  no_speech: "Nothing is set up here to read captions aloud. Upload a voice of your own.",
  speech_too_long: "The caption of shot {{number}} takes longer to say than a shot of {{most}} seconds. Shorten it.",
  model_rate_limited: "The model is being called too often. Try again later.",
  bad_usage: "The command was not used correctly.",
  secret_key_missing:
    "This deployment has no SECRET_KEY, so secrets cannot be kept sealed. Set it in the environment, then save again.",
  bad_setting: "The setting {{name}} is wrong: {{expected}}.",
  file_not_readable: "The file {{path}} cannot be read.",
} as const satisfies Record<ErrorCode, string>;
