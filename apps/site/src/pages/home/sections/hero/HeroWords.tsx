import { formatUsdCents, getPlan } from '@waypage/content';
import { Button } from '@waypage/ui';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '#services/i18n/useLocale.ts';
import { Actions, Lead, Note, Tagline, Title } from './Hero.styles.ts';

// Each keystroke in the claim field renders the hero again; memo skips the copy that stays the same.

export const HeroHeading = memo(function HeroHeading() {
  const { t } = useTranslation(['hero']);
  return (
    <>
      <Tagline>{t('hero:tagline')}</Tagline>
      <Title>
        <span>{t('hero:title.first')} </span>
        <span>{t('hero:title.second')}</span>
      </Title>
      <Lead>{t('hero:lead')}</Lead>
    </>
  );
});

export const HeroActions = memo(function HeroActions() {
  const { t } = useTranslation(['hero']);
  const locale = useLocale();
  const free = getPlan('free');
  return (
    <>
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
          price: formatUsdCents(free.priceMonthlyCents, locale),
          pages: free.limits.pages,
          shortUrls: free.limits.shortUrls,
        })}
      </Note>
    </>
  );
});
