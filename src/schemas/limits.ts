/** Every number the specification fixes, its unit in its name. Source: spec §9 where not said otherwise. */
export const limits = {
  goodsPageSize: 500,
  grouponPageSize: 10,
  enrolmentPageSize: 100,
  orderPageSize: 10,
  wechatGroupPageSize: 100,
  defaultPageSize: 20,

  robotPollMs: 2000,
  robotQrCodeWaitMs: 2000,
  robotQrCodeLifeMs: 120_000, // ours: an estimate, no applet says it; RB-E2
  robotDropCheckMs: 60_000, // ours: how soon a robot that has dropped out is noticed, RB-D4
  robotLoginTimeoutSeconds: 240, // ours: how long the applet may keep a login open for scanning, W1

  wechatGroupNameLength: 30, // ours: what WeChat has room for; counted, never refused
  wechatGroupTextLength: 2000,
  welcomeLength: 500,

  resetCodeWaitSeconds: 60, // L4
  smsLength: 1600,
  clubNameLength: 30,
  clubIntroLength: 30,
  clubIntroHintLength: 14,
  scenicSpotNameLength: 50,
  priceIntegerDigits: 10, // §5
  priceDecimals: 2,

  defaultCityId: 6,
  privilegedRoleBelow: 3, // §6

  articleLength: 10_000, // E7
  articleHtmlLength: 500_000, // ours: all of a description, with its marks and the pictures that stand in it; K1
  textLength: 10_000, // ours: any other text, in UTF-16 units; K3
  listLength: 500, // ours: rows, pictures, words of one field; K3
  imageBytes: 2_048_000,
  videoBytes: 102_400_000,
  fileBytes: 51_200_000,
  imageLongerSidePx: 1600,
  thumbnailPx: 144, // ours: 48 in a row, three times as sharp
  filesAtOnce: 100, // E15
  managerPageSize: 20, // E15
  captureTimeoutMs: 60_000, // E11
  captureAnswerMs: 50_000, // ours: the server answers while it is still waited for, with what it has; E11
  captureEachMs: 15_000, // ours: one slow host holds up nobody else; E11
  controllerTimeoutMs: 5000, // E11: for what carries no file

  freshMs: 60_000, // ours: how long what was read is good enough for what stands beside a list; N7
  requestTimeoutMs: 20_000, // ours: an applet that never answers is told apart from a slow one, T4
  noticeMs: 4000,
  chainTextLength: 2000, // ours: no more is known to be taken as one message of a group chat, GD-D1
  undoMs: 8000, // ours: how long something done can be taken back from its notice
} as const;

/** The name under which the session stands in browser storage and in the header. Spec §9 */
export const sessionKey = 'Login-Session';

/** The header that tells one deliberate act from another; under one, a call that comes twice is done once. Ours */
export const requestIdKey = 'Request-Id';

/** Under which name the ids of the merchant's shops stand, for the script that asks early. Ours */
export const knownShopsKey = 'Known-Shops';

/** Under which name the lists for a page without a network are kept; they go with the session. Ours */
export const offlineKey = 'offline';

/** 1 image, 2 audio, 3 video. Spec §9 */
export const fileTypes = { image: 1, audio: 2, video: 3 } as const;

/** Extensions of pictures that may be uploaded: those of spec §9, and `webp`, which phones and browsers write today. */
export const imageExtensions = ['png', 'jpg', 'jpeg', 'gif', 'bmp', 'webp'] as const;

/** Those of pictures no host keeps; a browser that can read one writes it anew before it is sent. Ours */
export const rewrittenExtensions = ['heic', 'heif', 'avif'] as const;
