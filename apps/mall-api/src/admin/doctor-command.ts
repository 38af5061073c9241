import type { Command } from 'commander';
import type { Finding } from '../doctor/examine';
import { exitCodeOf, tellFindings } from '../doctor/tell-findings';
import type { Terminal } from '../terminal/terminal';
import type { GlobalOptions } from './session';

/** Examines the mall of the server's settings. */
export type RunDoctor = () => Promise<Finding[]>;

interface Parts {
  terminal: Terminal;
  examine: RunDoctor;
}

export function addDoctorCommand(program: Command, { terminal, examine }: Parts): void {
  const doctor = program
    .command('doctor')
    .description(
      'says what is wrong with the settings and the database of the server, and what to do',
    )
    .action(async () => {
      const findings = await examine();
      const isJson = program.opts<GlobalOptions>().json === true;
      tellFindings(findings, { isJson, out: terminal.out });
      if (exitCodeOf(findings) !== 0) doctor.setOptionValue('hasProblems', true);
    });
}
