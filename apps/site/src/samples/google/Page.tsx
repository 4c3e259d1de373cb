import { ArrowLeftIcon, CameraIcon, StarIcon } from '@waypage/ui';
import { useTranslation } from '#services/i18n/useTranslation.ts';
import { styled } from 'styled-components';
import { font, Page, PageTitle, SampleAction } from '../PageParts.tsx';

const STARS = [1, 2, 3, 4, 5];

/** A neutral drawing of the review form that a Google Review code opens. The stars stay empty. */
export default function GoogleReviewPage() {
  const { t } = useTranslation(['hero-samples']);
  return (
    <Root>
      <Body>
        <Bar>
          <ArrowLeftIcon size={20} />
          {t('hero-samples:google.write')}
        </Bar>
        <Name>{t('hero-samples:google.name')}</Name>
        <Second>{t('hero-samples:google.place')}</Second>
        <Stars aria-hidden="true">
          {STARS.map((star) => (
            <StarIcon key={star} size={46} />
          ))}
        </Stars>
        <Scale>
          <span>{t('hero-samples:google.poor')}</span>
          <span>{t('hero-samples:google.excellent')}</span>
        </Scale>
        <TextBox>{t('hero-samples:google.prompt')}</TextBox>
        <Photos>
          <CameraIcon size={20} />
          {t('hero-samples:google.addPhotos')}
        </Photos>
        <Post>{t('hero-samples:google.post')}</Post>
      </Body>
      <Foot>{t('hero-samples:google.foot')}</Foot>
    </Root>
  );
}

const Root = styled(Page)`
  --_ground: #fff;
  --_ink: #16263a;
  --_action: #24476b;
`;

const Body = styled.div`
  flex: 1;
  padding: 46px 22px 0;
`;

const Bar = styled.div`
  display: flex;
  gap: 12px;
  align-items: center;
  font-weight: 650;
`;

const Name = styled(PageTitle)`
  margin-block-start: 22px;
  ${font('display', 'calc(52px / var(--_text-zoom, 1))')}

  /* Does not depend on the width of the window: a phone in a wide one has to look the same. */
  &:not(:lang(en)) {
    font-stretch: 112%;
  }
`;

const Second = styled.div`
  margin-block-start: 12px;
  color: #4a5a6e;
`;

const Stars = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block: 26px 8px;
`;

const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  color: #4a5a6e;
`;

const TextBox = styled.div`
  block-size: 150px;
  margin-block-start: 22px;
  padding: 12px 14px;
  border: 2px solid #16263a;
  color: #4a5a6e;
`;

const Photos = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  justify-content: center;
  block-size: 48px;
  margin-block: 12px;
  border: 2px dashed #8ea0b4;
  font-weight: 650;
`;

const Post = styled(SampleAction)`
  border-radius: 26px;
`;

const Foot = styled.div`
  padding: 16px 16px 22px;
  background: #dbe5f1;
  text-align: center;
`;
