import { PhoneIcon } from '@waypage/ui';
import { mixins } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { Action, Fact, font, Page, PageTitle } from '../PageParts.tsx';

const BINS = [
  { day: 'monday', bin: 'paper' },
  { day: 'wednesday', bin: 'glass' },
  { day: 'friday', bin: 'rest' },
] as const;

const CHECKS = ['windows', 'heating', 'basil', 'keys'] as const;

export default function BlocksPage() {
  const { t } = useTranslation(['sample-custom-blocks']);
  return (
    <Root>
      <Head>
        <PageTitle size="min(37px, 10.2vw)" lineHeight={0.94} margin="0 8px" isBalanced>
          {t('sample-custom-blocks:title')}
        </PageTitle>
        {t('sample-custom-blocks:lead')}
        <Street viewBox="0 0 360 112" aria-hidden="true">
          <path
            fill="#15171a"
            d="M20 56h64v56H66a14 14 0 0 0-28 0H20zM100 0a13 13 0 1 1 0 26 13 13 0 0 1 0-26M120 70a36 36 0 0 1 72 0zM196 40l29-34 29 34zM260 70h80v42h-14a26 26 0 0 0-52 0h-14z"
          />
          <path
            fill="#ffffff"
            d="M20 54 52 20l32 34zM88 28h24v84H88zM120 72h72v40h-72zM274 40h52v28h-52z"
          />
          <path fill="#d6f0e2" d="M196 42h58v70h-58zM274 38a26 26 0 0 1 52 0z" />
          <path
            fill="#15171a"
            d="M208 54h12v14h-12zM230 54h12v14h-12zM208 80h12v14h-12zM230 80h12v14h-12z"
          />
        </Street>
      </Head>
      <Wifi>
        <Fact name={t('sample-custom-blocks:wifi.network')}>pear-tree-3b</Fact>
        <div>
          <dt>{t('sample-custom-blocks:wifi.password')}</dt>
          <dd translate="no">kettle-is-on</dd>
        </div>
      </Wifi>
      <Bins role="list" aria-label={t('sample-custom-blocks:bins.title')}>
        {BINS.map(({ day, bin }) => (
          <li key={day}>
            <b>{t(`sample-custom-blocks:bins.${day}`)}</b>
            {t(`sample-custom-blocks:bins.${bin}`)}
          </li>
        ))}
      </Bins>
      <Leave>
        <legend>{t('sample-custom-blocks:leave.title')}</legend>
        {CHECKS.map((check) => (
          <label key={check}>
            <input type="checkbox" />
            <span>{t(`sample-custom-blocks:leave.${check}`)}</span>
          </label>
        ))}
      </Leave>
      <Ring href="tel:+447700900061">
        <PhoneIcon size={20} />
        {t('sample-custom-blocks:ring')}
      </Ring>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #ffffff;
  --_ink: #15171a;
`;

const Head = styled.div`
  padding: 52px 20px 0;
  font-size: 16px;
  background: #29b06e;
`;

const Street = styled.svg`
  inline-size: calc(100% + 40px);
  max-inline-size: none;
  margin: 14px -20px 0;
`;

const Wifi = styled.dl`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-block-end: 2px solid;

  div {
    padding: 12px 8px 12px 20px;
  }

  div + div {
    border-inline-start: 2px solid;
    padding-inline-start: 16px;
  }

  dd {
    margin: 3px 0 0;
    ${font('dimension', 'min(25px, 7vw)')}
  }
`;

const Bins = styled.ul`
  ${mixins.listReset}
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  border-block-end: 2px solid;
  background: #d6f0e2;

  li {
    padding: 12px 8px 11px 16px;
  }

  li:first-child {
    padding-inline-start: 20px;
  }

  li + li {
    border-inline-start: 2px solid;
  }

  b {
    display: block;
    ${font('h3', '20px')}
  }
`;

const Leave = styled.fieldset`
  padding: 12px 20px 8px;

  legend {
    float: inline-start;
    inline-size: 100%;
    padding: 0 0 4px;
    ${font('h3', '20px')}
  }

  label {
    clear: both;
    display: flex;
    gap: 12px;
    align-items: center;
    min-block-size: 44px;
    font-size: 16px;
    cursor: pointer;
  }

  input {
    flex: none;
    inline-size: 24px;
    block-size: 24px;
    margin: 0;
    accent-color: #15171a;
    cursor: pointer;
  }

  :checked + span {
    text-decoration: line-through;
  }
`;

const Ring = styled(Action)`
  flex-shrink: 0;
  min-block-size: 66px;
  margin-block-start: auto;
  border-radius: 0;
  font-size: 17px;

  &&:focus-visible {
    outline-color: #ffffff;
    outline-offset: -8px;
  }
`;
