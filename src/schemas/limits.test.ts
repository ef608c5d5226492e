import { expect, it } from 'vitest';
import { blockTypes } from './entities/block.ts';
import { shopRecordTypes } from './entities/shopRecord.ts';
import { fileTypes, imageExtensions, limits, sessionKey } from './limits.ts';

it('holds every page size of the specification', () => {
  expect(limits).toMatchObject({
    goodsPageSize: 500,
    grouponPageSize: 10,
    enrolmentPageSize: 100,
    orderPageSize: 10,
    wechatGroupPageSize: 100,
    defaultPageSize: 20,
  });
});

it('W1 polls every 2 seconds and waits 2 seconds before the QR code', () => {
  expect(limits).toMatchObject({ robotPollMs: 2000, robotQrCodeWaitMs: 2000 });
});

it('W1 the applet keeps a login open for longer than a code is taken to last', () => {
  expect(limits.robotLoginTimeoutSeconds * 1000).toBeGreaterThan(limits.robotQrCodeLifeMs);
});

it('B9 V1 V2 holds how long a text may be', () => {
  expect(limits).toMatchObject({
    smsLength: 1600,
    clubNameLength: 30,
    clubIntroLength: 30,
    clubIntroHintLength: 14,
    scenicSpotNameLength: 50,
  });
});

it('B4 holds what a price may be', () => {
  expect(limits).toMatchObject({ priceIntegerDigits: 10, priceDecimals: 2 });
});

it('R7 V5 holds the privileged role and the default city', () => {
  expect(limits).toMatchObject({ privilegedRoleBelow: 3, defaultCityId: 6 });
});

it('E4 U4 holds how big a file may be', () => {
  expect(limits).toMatchObject({
    imageBytes: 2_048_000,
    videoBytes: 102_400_000,
    fileBytes: 51_200_000,
    imageLongerSidePx: 1600,
    noticeMs: 4000,
    undoMs: 8000,
  });
});

it('L2 L4 keeps the session under its name and the code button still for a minute', () => {
  expect(sessionKey).toBe('Login-Session');
  expect(limits.resetCodeWaitSeconds).toBe(60);
});

it('U1 V1 V2 numbers the kinds of files, blocks and shop records', () => {
  expect(fileTypes).toEqual({ image: 1, audio: 2, video: 3 });
  expect(blockTypes).toEqual({ text: 1, image: 2, richText: 3 });
  expect(shopRecordTypes).toEqual({ scenicSpot: 6, club: 7 });
});

it('E4 takes every picture extension of the specification', () => {
  expect(imageExtensions).toEqual(expect.arrayContaining(['png', 'jpg', 'jpeg', 'gif', 'bmp']));
});
