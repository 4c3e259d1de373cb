import { Button } from '@waypage/ui/button';
import { createRoot } from 'react-dom/client';
import { styled } from 'styled-components';

const Styled = styled(Button)`
  border-radius: 5px;
`;

const root = document.getElementById('root');
if (root) {
  // The kit sets the radius of `l` with a rule that has a higher specificity than a class.
  createRoot(root).render(
    <>
      {/* Keeps the buttons away from the corner of the window, where the pointer rests. */}
      <h1>Overrides</h1>
      <Button size="l">Kit</Button>
      <Button size="l" className="by-class">
        Class
      </Button>
      <Button size="l" className="rounded-3xl">
        Utility
      </Button>
      <Styled size="l">Styled</Styled>
    </>,
  );
}
