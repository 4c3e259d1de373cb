import { Beam, Brackets, PhoneFrame } from '@waypage/ui';
import { media, vars } from '@waypage/ui/theme';
import { memo } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { LazyQrCode } from '#components/lazy-qr-code/LazyQrCode.tsx';
import { links } from '#services/links.ts';

export interface Preview {
  readonly path: string;
  /** The path belongs to somebody else, so its code must not be shown. */
  readonly isTaken: boolean;
}

/** Replaces the stage under 1024 px (docs/product.md, section 2, "Hero"). */
export const EmptyPhone = memo(function EmptyPhone({
  preview,
}: {
  readonly preview: Preview | undefined;
}) {
  const { t } = useTranslation(['hero']);
  const code = preview && !preview.isTaken ? links.shortUrl(preview.path) : undefined;
  return (
    <Band data-code={code !== undefined || undefined}>
      <Phone>
        <Camera />
      </Phone>
      <Message>{t('hero:emptyPhone')}</Message>
      <View size="hero" tone="signal" aria-hidden="true">
        {code !== undefined && (
          <Code>
            <LazyQrCode value={code} />
          </Code>
        )}
      </View>
      <Line />
    </Band>
  );
});

const Band = styled.div`
  position: relative;
  block-size: 400px;
  border-block-start: 1px solid ${vars.color.line};
  overflow: hidden;
  background: ${vars.color.mist};

  @media ${media.belowSm} {
    block-size: 320px;
  }

  @media ${media.lg} {
    display: none;
  }
`;

const Phone = styled(PhoneFrame)`
  --_width: 270px;
  margin: 36px auto 0;
`;

const Camera = styled.div`
  block-size: 100%;
  background: ${vars.color.night2};
`;

const Message = styled.p`
  position: absolute;
  inset-block-start: 83px;
  inset-inline: 0;
  color: ${vars.stock.bone};
  /* Fits into the phone at any font size of the browser. */
  font-size: min(1rem, 20px);
  text-align: center;

  /* Browsers force this color anyway, but contrast checkers read the declared one. */
  @media (forced-colors: active) {
    color: canvastext;
  }
`;

/* The brackets extend 14 px beyond their content: 150 px in all. */
const View = styled(Brackets)`
  position: absolute;
  inset-block-start: 139px;
  inset-inline-start: calc(50% - 61px);
  inline-size: 122px;
  block-size: 122px;
`;

const Code = styled.span`
  position: absolute;
  inset: 0;
`;

const Line = styled(Beam)`
  inset-block-start: 198px;

  /* The line must not cross a code. */
  [data-code] > & {
    inset-block-start: 300px;
  }
`;
