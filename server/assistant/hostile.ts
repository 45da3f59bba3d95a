const attacks: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override|bypass|skip)\b.{0,40}\b(instruction|rule|prompt|above|previous|guideline|everything|context|training)/i,
  /\b(system|developer|hidden|initial|secret)\s*(prompt|message|instruction)|\byour (prompt|instructions|rules|guidelines|configuration|training data)\b|\byour (env|environment|environment variables|tokens?|secrets?|source code)\b|\bcontext window\b/i,
  /\byou are (now|no longer)\b|\bact (as|like) (a|an|if|my)\b|\bpretend\b|\brole ?play\b|\bjailbreak|\bdan mode\b|\bdeveloper mode\b/i,
  /\b(repeat|say|write|reply|respond) (after me|exactly|the following|only with|this)\b|^\s*(system|assistant|user|admin)\s*:/i,
  /\bsay (that )?(the|it|this|refund|all)\b.{0,40}\b(free|always|100|guaranteed|zero)\b/i,
  /\b(api|secret|access|gateway|private|encryption)[\s_-]*(key|token|url|credential)|\b(the|your|admin|database|server|root|wifi) passwords?\b|\bcredentials\b|\bstaff\b|\badmin\b|\b(staff|secret|your|the) pin\b|\bpin code\b|\benv(ironment)? (file|variable)s? (of|from) (the|your)\b|\.env\b/i,
  /\b(names?|numbers?|emails?|details|data|list|records?|addresses) (and [a-z ]+ )?of .{0,24}\bstudents?\b|\bstudents?'? (data|records|phone|personal|private)/i,
  /<\/?[a-z!][^>]*>|javascript:|\bon(error|load|click)\s*=|\{\{|\$\{|\bdrop\s+table\b|\bunion\s+select\b|\bdelete\s+from\b|\binsert\s+into\b|\bselect\s+\*|\btruncate\s+table\b|\bor\s+1\s*=\s*1|'\s*or\s*'|;\s*--|\.\.\/|\brm\s+-rf\b|\bsudo\b|\/etc\/passwd/i,
  /\b(stupid|idiot|useless|dumb|fuck|shit|bitch|bastard|moron|hate you|shut up|chutiya|madarchod|bhosdi|gandu|kutta|kutte|saale)\b/i,
];

/** Attempts to steer, to spy or to insult: they get the redirect, whatever else is in the message. */
export const isHostile = (question: string) => attacks.some((pattern) => pattern.test(question.normalize("NFKC")));
