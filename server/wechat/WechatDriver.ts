import type { AutoReply } from '#schemas/entities/robot.ts';
import type { Chat } from '#schemas/rules/autoReply.ts';

/**
 * Where a shop's WeChat stands: no login was asked for or it is over, asked for, a code to scan is there, scanned, in.
 *
 * A login that nobody finished in time, a logout and a connection that dropped all end in `none`. Spec §4, W1
 */
export type WechatState = 'none' | 'requested' | 'showing' | 'scanned' | 'loggedIn';

/** A conversation of a shop's robot: with one friend or in one group, under WeChat's own id of them. */
export interface Conversation {
  readonly shopId: number;
  readonly chat: Chat;
  readonly id: string;
}

/** A group as WeChat knows it, whatever the merchant makes of it. */
export interface GroupInWechat {
  readonly id: string;
  readonly name: string;
  readonly notice: string;
}

/** What the robot says: the part of an auto-reply that reaches a reader; a welcome is one of type 1. */
export type Outgoing = Pick<
  AutoReply,
  'reply_type' | 'reply' | 'media_url' | 'share_title' | 'share_path' | 'share_desc' | 'share_thumb_url'
>;

/** How long a login may stay open, and where this server is reached by whoever scans, e.g. `https://shop.example`. */
export interface LoginWish {
  readonly timeoutSeconds: number;
  readonly origin: string;
}

/** Why the robot said nothing; an answer has no reason. */
export type Silence = 'noRule' | 'groupNotLoaded' | 'groupOff' | 'notVerified' | 'noWelcome' | undefined;

/** What a driver tells the applet, which answers by {@link WechatDriver.send}. Each is told once, by one process. */
export interface WechatListener {
  /** Somebody scanned and confirmed; `nickName` is how WeChat calls the account. */
  loggedIn(shopId: number, nickName: string): Promise<void>;
  message(from: Conversation, text: string): Promise<Silence>;
  /** Somebody wants to be the account's friend; the applet befriends by {@link WechatDriver.befriend}, or not. */
  friendRequest(from: Conversation): Promise<Silence>;
}

/** What is scanned. */
export interface LoginCode {
  readonly png: Uint8Array;
  /** The address in the code, where opening it is as good as scanning it: in the simulator. */
  readonly url?: string;
}

/**
 * A connection to WeChat for any number of shops; what the applet needs of a robot, simulated or real.
 *
 * Processes keep nothing: whatever process is asked must answer the same. Each method may fail by throwing, which is
 * HTTP 500 for the merchant. docs/decisions/014
 */
export interface WechatDriver {
  /** Begins a login, or begins it anew with a fresh code; does nothing where the shop is already in. */
  startLogin(shopId: number, wish: LoginWish): Promise<void>;
  state(shopId: number): Promise<WechatState>;
  /** A code good for about two minutes; waits while it is being made, undefined when no login is open. */
  qrCode(shopId: number, wish: Pick<LoginWish, 'origin'>): Promise<LoginCode | undefined>;
  /** Ends the session or the login under way, if there is one. */
  logout(shopId: number): Promise<void>;
  /** The groups the account is in; takes its time. Asked only of a shop that is in. */
  groups(shopId: number): Promise<readonly GroupInWechat[]>;
  send(to: Conversation, said: Outgoing): Promise<void>;
  befriend(who: Conversation): Promise<void>;
  /** Called once, before anything else. */
  listen(listener: WechatListener): void;
  /** Serves what lies under `/wechat/`: pages of a simulator, or what a real robot's gateway calls back. */
  serve?(request: Request): Promise<Response>;
}
