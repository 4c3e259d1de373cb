import { formatUsd, getPlan } from '@waypage/content';
import { Button } from '@waypage/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ClaimForm } from '../../flows/claim/ClaimForm.tsx';
import { useClaim } from '../../flows/claim/use-claim.ts';
import { useLocale } from '../../i18n/use-locale.ts';
import { links } from '../../services/links.ts';
import { EmptyPhone } from './EmptyPhone.tsx';
import { HeroStage } from './HeroStage.tsx';
import {
  Actions,
  Claim,
  Inner,
  Lead,
  Note,
  Root,
  Tagline,
  Text,
  Title,
  WithoutScript,
} from './Hero.styles.ts';

/** The first section of the home page (specification, section 2, "Hero"). */
export function Hero() {
  const { t } = useTranslation(['hero', 'claim']);
  const locale = useLocale();
  const claim = useClaim();
  const { path, phase } = claim.state;
  const preview = path ? { path, isTaken: phase === 'unavailable' } : undefined;
  // The stage stops with the first character and goes on when the field is empty and left.
  const [isHeld, setHeld] = useState(false);
  if (path && !isHeld) setHeld(true);
  const free = getPlan('free');
  return (
    <Root id="hero">
      <Inner>
        <Text>
          <Tagline>{t('hero:tagline')}</Tagline>
          <Title>
            <span>{t('hero:title.first')} </span>
            <span>{t('hero:title.second')}</span>
          </Title>
          <Lead>{t('hero:lead')}</Lead>
          <Claim
            onBlur={() => {
              if (!path) setHeld(false);
            }}
          >
            <ClaimForm claim={claim} />
            <noscript>
              <WithoutScript>
                <span>{t('claim:withoutScript')}</span>
                <a href={links.signUp()}>{t('claim:withoutScriptLink')}</a>
              </WithoutScript>
            </noscript>
          </Claim>
          <Actions>
            <Button variant="solid" render={<Link to="/s/pricing" />}>
              {t('hero:getSmartQr')}
            </Button>
            <Button variant="outline" render={<Link to="/s/page-types" />}>
              {t('hero:viewExamples')}
            </Button>
          </Actions>
          <Note>
            {t('hero:note', {
              price: formatUsd(free.priceMonthly, locale),
              pages: free.limits.pages,
              shortUrls: free.limits.shortUrls,
            })}
          </Note>
        </Text>
        <HeroStage preview={preview} isHeld={isHeld} />
      </Inner>
      <EmptyPhone preview={preview} />
    </Root>
  );
}
