import { typography } from '@waypage/ui/theme';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { font, Page, PageImage, PageTitle, SampleAction, WideImage } from '../PageParts.tsx';

export default function TwoForOnePage() {
  const { t } = useTranslation(['sample-coupon-two-for-one']);
  return (
    <Root>
      <Image>
        <Head>
          <b>{t('sample-coupon-two-for-one:name')}</b>
          <span>{t('sample-coupon-two-for-one:twoForOne.street')}</span>
        </Head>
        <WideImage src="/images/pages/cup.svg" width={360} height={155} />
      </Image>
      <Body>
        <Offer>
          <Label>{t('sample-coupon-two-for-one:twoForOne.when')}</Label>
          <PageTitle
            size="min(68px, 18.8vw)"
            lineHeight={0.85}
            longSize="min(60px, 16.6vw)"
            margin="19px 21px"
          >
            {t('sample-coupon-two-for-one:twoForOne.offer')}
          </PageTitle>
          <p>{t('sample-coupon-two-for-one:twoForOne.lead')}</p>
        </Offer>
        <Stub>
          <div>
            <Label>{t('sample-coupon-two-for-one:twoForOne.show')}</Label>
            <Word>{t('sample-coupon-two-for-one:twoForOne.word')}</Word>
          </div>
          <PageImage
            src="/images/pages/coupon-code.svg"
            width={84}
            height={84}
            alt={t('sample-coupon-two-for-one:twoForOne.code')}
          />
        </Stub>
        <Redeem>{t('sample-coupon-two-for-one:twoForOne.redeem')}</Redeem>
        <Terms>{t('sample-coupon-two-for-one:twoForOne.terms')}</Terms>
      </Body>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #0f3d33;
  --_ink: #f4efe2;
  --_second: #b9cbc3;
  --_ticket: #f4efe2;
  --_action: #f1c75b;
  --_action-ink: #15140f;
`;

const Image = styled.div`
  position: relative;
  padding-block-start: 57px;
`;

const Head = styled.div`
  position: absolute;
  inset-block-start: 55px;
  inset-inline: 22px;
  display: flex;
  gap: 12px;
  align-items: baseline;
  justify-content: space-between;

  b {
    ${font('wordmark', 'min(22.5px, 6.2vw)')}
  }

  span {
    color: var(--_second);
  }
`;

const Body = styled.div`
  padding: 0 22px 24px;
`;

const Half = styled.div`
  padding: 22px 20px;
  color: var(--_ground);
  background:
    radial-gradient(circle at 0 var(--_joint), var(--_ground) 10.5px, transparent 11px),
    radial-gradient(circle at 100% var(--_joint), var(--_ground) 10.5px, transparent 11px),
    var(--_ticket);
`;

const Offer = styled(Half)`
  --_joint: 100%;
  min-block-size: 221px;
  padding-block-start: 24px;

  p {
    margin: 0;
    font-size: 16.5px;
    line-height: 22px;
  }
`;

const Stub = styled(Half)`
  --_joint: 0;
  position: relative;
  display: flex;
  gap: 16px;
  align-items: center;
  justify-content: space-between;
  padding-block: 18px 20px;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: -1px;
    inset-inline: 14px;
    border-block-start: 2px dashed rgb(15 61 51 / 0.35);
  }

  & > div {
    padding-block-start: 6px;
  }

  img {
    flex: none;
  }
`;

const Label = styled.div`
  ${typography.label}
`;

const Word = styled.div`
  margin-block-start: 9px;
  ${font('labelLg', '29px')}
`;

const Redeem = styled(SampleAction)`
  min-block-size: 54px;
  margin-block-start: 16px;
  border-radius: 0;
  font-size: 17px;
`;

const Terms = styled.div`
  margin-block-start: 12px;
  color: var(--_second);
`;
