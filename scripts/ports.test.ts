import { describe, expect, it, test } from 'vitest';

import { readPorts } from './ports.ts';

describe('the local ports', () => {
  const usual = {
    site: 4173,
    appHost: 4174,
    qrGenerator: 4175,
    studio: 4176,
    developmentSite: 4183,
    nginx: 4193,
    storybook: 6006,
  };

  it('are those of the decisions when nothing is set', () => {
    expect(readPorts({})).toEqual(usual);
    expect(readPorts({ SITE_PORT: '', STUDIO_PORT: undefined })).toEqual(usual);
  });

  it('can each be moved', () => {
    expect(readPorts({ STUDIO_PORT: '65535', SITE_PORT: '1' })).toEqual({
      ...usual,
      site: 1,
      studio: 65_535,
    });
  });

  test.each(['0', '65536', '-1', '80.5', '1e3', ' 4173', '0x50', 'http', 'NaN'])(
    'that are no ports (%j) name their variable',
    (value) => {
      expect(() => readPorts({ APP_HOST_PORT: value })).toThrow(
        /^APP_HOST_PORT is .* whole number from 1 to 65535/,
      );
    },
  );

  it('that are the same name both variables', () => {
    expect(() => readPorts({ QR_GENERATOR_PORT: '4173' })).toThrow(
      /QR_GENERATOR_PORT and SITE_PORT both say 4173/,
    );
  });
});
