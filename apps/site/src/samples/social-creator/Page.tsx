import { formatTime } from '@waypage/content';
import { ArrowUpRightIcon } from '@waypage/ui';
import { mixins, typography } from '@waypage/ui/theme';
import { Fragment, useId } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { NewTabNote } from '#components/screen-reader-text/ScreenReaderText.tsx';
import { FootAction, Page, PageTitle, underlineOnHover, WideImage } from '../PageParts.tsx';
import { Radio } from '../parts/Radio.tsx';

const SITE = 'https://hanne-vik.example';

const HOURS = [
  { id: 'dawn', time: '05:10', label: 'sample-social-creator:dawn' },
  { id: 'noon', time: '12:40', label: 'sample-social-creator:noon' },
  { id: 'dusk', time: '21:05', label: 'sample-social-creator:dusk' },
] as const;

const CHANNELS = [
  { id: 'films', label: 'sample-social-creator:films' },
  { id: 'daily', label: 'sample-social-creator:daily' },
  { id: 'letter', label: 'sample-social-creator:letter' },
] as const;

/** One mountain at three hours, the chosen one wider; they are radios, so that they work without scripts. */
export default function CreatorPage() {
  const { t, locale } = useTranslation(['sample-social-creator']);
  const name = useId();
  return (
    <Root>
      <Handle>@hanne.vik</Handle>
      <PageTitle
        size="min(37px, 10.2vw)"
        lineHeight={0.96}
        longSize="min(34px, 9.4vw)"
        margin="8px 14px"
      >
        {t('sample-social-creator:title')}
      </PageTitle>
      <Mountain>
        <legend>{t('sample-social-creator:hours')}</legend>
        {HOURS.map(({ id, time, label }) => (
          <Fragment key={id}>
            <Hour name={name} value={id}>
              <b>{formatTime(time, locale)}</b> {t(label)}
            </Hour>
            <View
              src={`/images/halftones/mountain-${id}.webp`}
              width={336}
              height={330}
              data-hour={id}
            />
          </Fragment>
        ))}
      </Mountain>
      <Channels role="list">
        {CHANNELS.map(({ id, label }) => (
          <li key={id}>
            <a href={`${SITE}/${id}`} target="_blank" rel="noopener nofollow">
              <b>{t(label)}</b>
              {t(`sample-social-creator:${id}When`)}
              <NewTabNote />
            </a>
          </li>
        ))}
      </Channels>
      <FootAction href={`${SITE}/films/41`} target="_blank" rel="noopener nofollow">
        {t('sample-social-creator:watch')}
        <ArrowUpRightIcon size={20} />
        <NewTabNote />
      </FootAction>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 16px;
  --_ground: #f2f1ec;
  --_ink: #132630;
  --_rule: #b9c0bf;
  padding-block: 50px 20px;
`;

const Handle = styled.div`
  font-weight: 650;
`;

/* Borders between the views, as shares of the width; the chosen view takes most of it. */
const Mountain = styled.fieldset`
  position: relative;
  display: grid;
  grid-template-columns: repeat(3, 1fr);

  --_first: 33.33%;
  --_second: 66.67%;

  &:has([value='dawn']:checked) {
    --_first: 76%;
    --_second: 88%;
  }

  &:has([value='noon']:checked) {
    --_first: 12%;
    --_second: 88%;
  }

  &:has([value='dusk']:checked) {
    --_first: 12%;
    --_second: 24%;
  }

  legend {
    ${mixins.visuallyHidden}
  }
`;

const View = styled(WideImage)`
  grid-row: 1;
  grid-column: 1 / -1;
  aspect-ratio: 336 / 306;
  object-fit: cover;
  object-position: 50% 100%;

  &[data-hour='dawn'] {
    background: #f6b79f;
    clip-path: inset(0 calc(100% - var(--_first) + 2px) 0 0);
  }

  &[data-hour='noon'] {
    background: #c3dbe3;
    clip-path: inset(0 calc(100% - var(--_second) + 2px) 0 calc(var(--_first) + 2px));
  }

  &[data-hour='dusk'] {
    background: #ee8f58;
    clip-path: inset(0 0 0 calc(var(--_second) + 2px));
  }

  @media (prefers-reduced-motion: no-preference) {
    transition: clip-path 420ms cubic-bezier(0.2, 0, 0, 1);
  }
`;

const Hour = styled(Radio)`
  grid-row: 2;
  min-block-size: 44px;
  padding-block: 12px 10px;

  b {
    ${typography.label}
  }

  &:has(:checked) {
    box-shadow:
      inset 0 4px 0 var(--_ground),
      inset 0 7px 0 var(--_ink);
  }

  &:has(:focus-visible) {
    outline-offset: 1px;
  }
`;

const Channels = styled.ul`
  ${mixins.listReset}
  margin-block: 6px 18px;

  li {
    border-block-start: 1px solid var(--_rule);
  }

  a {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: space-between;
    min-block-size: 44px;
    text-decoration: none;
  }

  ${underlineOnHover}

  b {
    font-weight: 650;
    font-size: 16.5px;
  }
`;
