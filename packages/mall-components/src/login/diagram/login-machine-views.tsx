import { LoginDiagram } from './login-diagram';
import { LoginModes } from './login-modes';
import { LoginTransitions } from './login-transitions';

/** The drawing and both tables that are made from the machine's table. */
export const LoginMachineViews = () => (
  <>
    <LoginDiagram />
    <LoginModes />
    <LoginTransitions />
  </>
);
