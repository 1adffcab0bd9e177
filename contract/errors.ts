/**
 * Every error a person or a program can meet, declared once: its code and its HTTP status.
 * The sentences live in `locales/<language>/errors.ts`, which must hold a text for each code here.
 */
export const errorStatus = {
  // the request
  invalid_input: 400,
  too_long: 400,
  unauthorized: 401,
  forbidden: 403,
  // the account has a second factor, and this session has not shown it; or should have one
  second_factor_due: 403,
  second_factor_missing: 403,
  no_second_factor: 409,
  not_found: 404,
  conflict: 409,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  // addresses we are asked to read
  not_a_web_address: 400,
  address_not_allowed: 400,
  host_not_found: 422,
  host_unreachable: 422,
  too_many_redirects: 422,
  timed_out: 422,
  too_large: 413,
  http_error: 422,
  unsupported_content: 415,
  // pages that are not one listing
  not_a_listing: 422,
  no_home_in_text: 422,
  search_results: 422,
  blocked: 422,
  removed: 422,
  // the token of a page that a browser sends
  token_used: 401,
  // files
  unsupported_file: 415,
  damaged_file: 422,
  locked_file: 422,
  no_text: 422,
  // a scan, where nothing installed or configured reads letters in pictures
  letters_unread: 422,
  no_homes: 422,
  too_many_rows: 413,
  already_here: 409,
  not_an_image: 415,
  too_many_photos: 400,
  // sign-in helpers of our own API
  captcha_failed: 400,
  // publishing platforms
  platform_not_connected: 404,
  platform_stopped: 409,
  connection_refused: 422,
  connection_ended: 409,
  consent_invalid: 409,
  piece_not_ready: 409,
  publication_moved_on: 409,
  posted_already: 409,
  approval_missing: 409,
  publishing_failed: 502,
  publishing_unanswered: 502,
  not_editable_there: 409,
  // the account
  mail_failed: 502,
  own_account: 409,
  account_disabled: 409,
  not_confirmed: 409,
  forbidden_in_support: 403,
  support_over: 403,
  password_wrong: 400,
  confirmation_wrong: 400,
  last_super_admin: 409,
  phone_missing: 400,
  phone_refused: 422,
  sms_unavailable: 503,
  code_wrong: 400,
  code_expired: 400,
  export_gone: 410,
  // pages that are read again
  too_many_watched: 409,
  // public pages
  page_taken_down: 409,
  // somebody else holds the listing, and nobody recorded that they agree
  no_right_to_advertise: 409,
  // campaigns and tasks
  no_language: 400,
  no_platform: 400,
  nothing_to_write: 400,
  too_few_facts: 400,
  rent_without_period: 400,
  not_written: 422,
  cancelled: 409,
  not_retryable: 409,
  retry_limit: 429,
  not_cancellable: 409,
  stale_edit: 409,
  no_other_wording: 422,
  not_releasable: 409,
  // packages and payment
  no_package: 402,
  quota_used_up: 402,
  not_in_plan: 402,
  price_changed: 409,
  not_for_sale: 409,
  coupon_invalid: 422,
  order_closed: 409,
  payment_refused: 502,
  callback_refused: 400,
  refund_too_large: 422,
  tax_id_wrong: 400,
  not_invoiceable: 409,
  invoice_exists: 409,
  // models
  model_failed: 502,
  model_refused: 502,
  model_malformed: 502,
  model_rate_limited: 503,
  model_over_limit: 429,
  prompt_incomplete: 422,
  models_off: 409,
  no_speech: 409,
  speech_too_long: 422,
  // the command line and the settings
  bad_usage: 400,
  bad_setting: 500,
  secret_key_missing: 409,
  file_not_readable: 400,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/** Whether a value from outside is one of our codes. */
export const isErrorCode = (value: unknown): value is ErrorCode =>
  typeof value === "string" && Object.hasOwn(errorStatus, value);

/** Values a text may name: the offending host, a limit, a field. Never a secret. */
export type ErrorData = Record<string, string | number | boolean | null>;

/** The one error type that is meant to reach a person. `message` is for logs; people read the dictionary's text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData;
  constructor(code: ErrorCode, options: { message?: string; data?: ErrorData; cause?: unknown } = {}) {
    super(options.message ?? code, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.data = options.data ?? {};
  }
}
