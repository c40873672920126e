import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.languagetool.JLanguageTool;
import org.languagetool.Language;
import org.languagetool.Languages;
import org.languagetool.rules.CategoryId;
import org.languagetool.rules.RuleMatch;

/**
 * What LanguageTool finds in answers, which come one a line. Arguments: its code for the language, how many rounds come before the clock
 * counts, then the categories of rules that a second look leaves out. Prints `loaded`, with the milliseconds until the first answer had been checked, and for each answer a line:
 * its number, the milliseconds of the first look, and the findings of both looks, each as rule:category:from:to. Milliseconds are
 * processor time of this one thread, which other work on the machine does not lengthen.
 */
public class Findings {
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  public static void main(String[] arguments) throws IOException {
    List<String> answers =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)).lines().toList();
    PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);

    long start = THREADS.getCurrentThreadCpuTime();
    Language language = Languages.getLanguageForShortCode(arguments[0]);
    JLanguageTool whole = new JLanguageTool(language);
    whole.check(answers.get(0));
    out.printf("loaded\t%.1f%n", millisecondsSince(start));

    JLanguageTool lenient = new JLanguageTool(language);
    for (int at = 2; at < arguments.length; at++) lenient.disableCategory(new CategoryId(arguments[at]));

    // The virtual machine compiles what runs often.
    int warmUpRounds = Integer.parseInt(arguments[1]);
    for (int round = 0; round < warmUpRounds; round++)
      for (String answer : answers) whole.check(answer);
    for (int at = 0; at < answers.size(); at++) {
      long begun = THREADS.getCurrentThreadCpuTime();
      List<RuleMatch> found = whole.check(answers.get(at));
      double milliseconds = millisecondsSince(begun);
      out.printf(
          "%d\t%.3f\t%s\t%s%n", at, milliseconds, written(found), written(lenient.check(answers.get(at))));
    }
  }

  private static double millisecondsSince(long nanoseconds) {
    return (THREADS.getCurrentThreadCpuTime() - nanoseconds) / 1e6;
  }

  private static String written(List<RuleMatch> matches) {
    return matches.stream()
        .map(
            match ->
                String.join(
                    ":",
                    match.getRule().getId(),
                    match.getRule().getCategory().getId().toString(),
                    String.valueOf(match.getFromPos()),
                    String.valueOf(match.getToPos())))
        .collect(Collectors.joining(" "));
  }
}
