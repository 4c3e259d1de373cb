import { getSolution, type SolutionId } from '@waypage/content/solutions';
import { useTranslation } from 'react-i18next';
import { BelowFirstView } from '../../islands/BelowFirstView.tsx';
import { FirstViewEnd } from '../../islands/FirstViewEnd.tsx';
import { PageHead } from '../../layout/page/PageHead.tsx';
import { usePage } from '../../layout/page/use-page.ts';
import { SolutionBenefits } from '../../sections/solution/SolutionBenefits.tsx';
import { SolutionBlocks } from '../../sections/solution/SolutionBlocks.tsx';
import { SolutionHero } from '../../sections/solution/SolutionHero.tsx';
import { SolutionQuestions } from '../../sections/solution/SolutionQuestions.tsx';
import { SolutionRelated } from '../../sections/solution/SolutionRelated.tsx';
import { SolutionSteps } from '../../sections/solution/SolutionSteps.tsx';
import Start from '../../sections/start/Start.tsx';

/** One solution (specification, section 2, `/solutions/{id}`). The router has checked the id. */
export default function SolutionScreen() {
  const { id, texts } = getSolution(usePage().id as SolutionId);
  const { t } = useTranslation([texts.namespace]);
  return (
    <>
      <PageHead title={t(texts.head.title)} description={t(texts.head.description)} />
      <SolutionHero id={id} />
      <FirstViewEnd />
      <SolutionBenefits id={id} />
      <BelowFirstView>
        <SolutionBlocks id={id} />
        <SolutionSteps id={id} />
        <SolutionQuestions id={id} />
        <SolutionRelated id={id} />
        <Start />
      </BelowFirstView>
    </>
  );
}
