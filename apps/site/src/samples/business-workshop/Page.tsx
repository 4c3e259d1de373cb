import { ArrowRightIcon, PlusIcon } from '@waypage/ui';
import { useId } from 'react';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Action, font, Page, PageImage, PageTitle, titleFont } from '../PageParts.tsx';
import { mapLink } from '../links.ts';

const JOBS = ['tyre', 'brakes', 'gears', 'service'] as const;

export default function WorkshopPage() {
  const { t } = useTranslation(['sample-business-workshop']);
  const name = useId();
  const subject = encodeURIComponent(t('sample-business-workshop:book'));
  return (
    <Root>
      <Wheel src="/images/pages/wheel.svg" width={400} height={400} />
      <Title>{t('sample-business-workshop:title')}</Title>
      <p>{t('sample-business-workshop:lead')}</p>
      <Jobs>
        {JOBS.map((job) => (
          <details key={job} name={name}>
            <summary>
              <PlusIcon size={20} />
              <span>{t(`sample-business-workshop:jobs.${job}.name`)}</span>
              <b>{t(`sample-business-workshop:jobs.${job}.price`)}</b>
            </summary>
            {t(`sample-business-workshop:jobs.${job}.what`)}
          </details>
        ))}
      </Jobs>
      <Book href={`mailto:stand@freilauf.example?subject=${subject}`}>
        <span>
          {t('sample-business-workshop:free')}
          <b>{t('sample-business-workshop:book')}</b>
        </span>
        <ArrowRightIcon size={24} />
      </Book>
      <Address>
        <a href="tel:+493023125047">+49 30 23125 047</a>
        <a {...mapLink(52.5003, 13.4242)}>{t('sample-business-workshop:address')}</a>
      </Address>
    </Root>
  );
}

const Root = styled(Page)`
  --_gutter: 20px;
  --_ground: #d9f04a;
  --_ink: #15140f;
  position: relative;
  overflow: clip;
  padding-block: 286px 12px;

  p {
    margin: 6px 0 14px;
    font-size: 16px;
  }
`;

/* Enters at the corner of the column, which is narrower than a wide window. */
const Wheel = styled(PageImage)`
  position: absolute;
  inset-block-start: -158px;
  inset-inline-end: calc(max(0px, 50% - 240px) - 96px);
  inline-size: 440px;
  max-inline-size: none;
  block-size: auto;
`;

const Title = styled(PageTitle)`
  margin-inline-start: -3px;
  ${titleFont('min(78px, 21.6vw)', 0.9)}
  letter-spacing: -0.05em;
`;

const Jobs = styled.div`
  margin-block-end: 18px;
  border-block-start: 3px solid;

  details {
    border-block-end: 1.5px solid;
    padding-inline-start: 30px;
  }

  details[open] {
    padding-block-end: 12px;
  }

  summary {
    display: flex;
    gap: 10px;
    align-items: center;
    min-block-size: 45px;
    margin-inline-start: -30px;
    font-weight: 600;
    font-size: 17px;
    list-style: none;
    cursor: pointer;
  }

  summary::-webkit-details-marker {
    display: none;
  }

  svg {
    flex: none;
  }

  [open] svg {
    rotate: 45deg;
  }

  b {
    margin-inline-start: auto;
    ${font('labelLg', '22px')}
  }
`;

const Book = styled(Action)`
  justify-content: space-between;
  min-block-size: 64px;
  margin-block-start: auto;
  padding-inline: 18px;
  border-radius: 0;
  font-weight: 400;
  font-size: 15px;
  text-align: start;

  b {
    display: block;
    font-weight: 650;
    font-size: 18px;
  }

  svg {
    flex: none;
  }
`;

const Address = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  justify-content: space-between;

  a {
    padding-block: 12px;
  }
`;
