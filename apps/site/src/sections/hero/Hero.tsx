import { useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClaimForm } from '../../flows/claim/ClaimForm.tsx';
import { useClaim } from '../../flows/claim/use-claim.ts';
import { loadQrCode } from '../../objects/later-qr-code/load-qr-code.ts';
import { links } from '../../services/links.ts';
import { EmptyPhone } from './EmptyPhone.tsx';
import { Claim, Inner, Root, Text, WithoutScript } from './Hero.styles.ts';
import { HeroActions, HeroHeading } from './HeroWords.tsx';
import { LaterStage } from './LaterStage.tsx';
import { usePreviewPlace } from './use-preview-place.ts';

/** The first section of the home page (specification, section 2, "Hero"). */
export function Hero() {
  const { t } = useTranslation(['claim']);
  const claim = useClaim();
  const { path, phase } = claim.state;
  // Mounting the preview takes longer than a key may: the first letter is shown before it. From then
  // on it changes in the same frame as the letters.
  const isMounted = useDeferredValue(path !== '');
  const isTaken = phase === 'unavailable';
  const preview = useMemo(
    () => (path && isMounted ? { path, isTaken } : undefined),
    [path, isMounted, isTaken],
  );
  const place = usePreviewPlace();
  // The stage stops with the first character and goes on when the field is empty and left.
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
              // The stage comes with its own.
              if (!isOnStage) void loadQrCode();
            }}
            onBlur={() => {
              if (!path) setHeld(false);
            }}
          >
            <ClaimForm claim={claim} hasCode={isMounted && place === 'slot'} />
            <noscript>
              <WithoutScript>
                <span>{t('claim:withoutScript')}</span>
                <a href={links.signUp()}>{t('claim:withoutScriptLink')}</a>
              </WithoutScript>
            </noscript>
          </Claim>
          <HeroActions />
        </Text>
        <LaterStage
          isShown={isOnStage}
          preview={isOnStage ? preview : undefined}
          isHeld={isOnStage && isHeld}
        />
      </Inner>
      <EmptyPhone preview={place === 'phone' ? preview : undefined} />
    </Root>
  );
}
