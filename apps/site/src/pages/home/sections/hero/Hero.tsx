import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimForm } from '#features/claim/ClaimForm.tsx';
import { useClaim } from '#features/claim/useClaim.ts';
import { loadQrCode } from '#components/lazy-qr-code/LazyQrCode.tsx';
import { WithoutScripts } from '#components/without-scripts/WithoutScripts.tsx';
import { useLinks } from '#services/useLinks.ts';
import { EmptyPhone } from './EmptyPhone.tsx';
import { Claim, Inner, Root, Text, WithoutScript } from './Hero.styles.ts';
import { HeroActions, HeroHeading } from './HeroWords.tsx';
import { Stage } from './Stage.tsx';
import { usePreviewPlace } from './usePreviewPlace.ts';

/** The first section of the home page (docs/product.md, section 2, "Hero"). */
export function Hero() {
  const { t } = useTranslation(['claim']);
  const claim = useClaim();
  const { path, phase } = claim.state;
  const isTaken = phase === 'unavailable';
  // On a slow phone, encoding and drawing a code takes longer than a keystroke may: the letter is rendered first.
  const preview = useDeferredValue(
    useMemo(() => (path ? { path, isTaken } : undefined), [path, isTaken]),
  );
  const place = usePreviewPlace();
  // The stage pauses with the first character and resumes when the empty field loses focus.
  const [isHeld, setHeld] = useState(false);
  if (path && !isHeld) setHeld(true);
  const isOnStage = place === 'stage';
  return (
    <Root id="hero">
      <Inner>
        <Text>
          <HeroHeading />
          <Claim
            onFocus={() => {
              // The stage loads it by itself.
              if (!isOnStage) loadQrCode().catch(() => undefined);
            }}
            onBlur={() => {
              if (!path) setHeld(false);
            }}
          >
            <ClaimForm
              claim={claim}
              shownPath={place === 'slot' && !preview?.isTaken ? preview?.path : undefined}
            />
            <WithoutScripts>
              <WithoutScript>
                <span>{t('claim:withoutScript')}</span>
                <a href={useLinks().signUp()}>{t('claim:withoutScriptLink')}</a>
              </WithoutScript>
            </WithoutScripts>
          </Claim>
          <HeroActions />
        </Text>
        <Stage preview={isOnStage ? preview : undefined} isHeld={isOnStage && isHeld} />
      </Inner>
      <EmptyPhone preview={place === 'phone' ? preview : undefined} />
    </Root>
  );
}
